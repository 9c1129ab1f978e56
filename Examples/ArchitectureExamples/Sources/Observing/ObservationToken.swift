/// A token of an observation, which ends when the token is released.
public final class ObservationToken {
  private let end: () -> Void

  /// A token that ends an observation.
  public init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
