/// What holds a binding: it ends when the token goes, or before, when the token is cancelled.
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
