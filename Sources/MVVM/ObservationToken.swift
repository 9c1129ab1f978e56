/// A token that holds a binding, which ends when the token is released or cancelled.
public final class ObservationToken {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the binding; from then on nothing is heard, not even the rest of what is being told.
  public func cancel() {
    end?()
    end = nil
  }

  deinit {
    cancel()
  }
}
