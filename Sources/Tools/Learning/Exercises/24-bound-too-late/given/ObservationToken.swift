/// A token that holds a binding, which ends when the token is released or cancelled.
public final class ObservationToken {
  private var end: (() -> Void)?

  /// A token of a binding.
  ///
  /// - Parameter end: Ends the binding.
  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the binding; from then on nothing is heard.
  public func cancel() {
    end?()
    end = nil
  }

  deinit {
    cancel()
  }
}
