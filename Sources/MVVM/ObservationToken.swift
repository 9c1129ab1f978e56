/// A token that holds a binding, which ends when the token is released or cancelled.
public final class ObservationToken {
  private var skipNext: ((Bool) -> Void)?
  private var end: (() -> Void)?

  /// A token of a binding.
  ///
  /// - Parameters:
  ///   - skipNext: Makes the observer skip the next value that is set, or hear it after all.
  ///   - end: Ends the binding.
  init(skipNext: @escaping (Bool) -> Void, end: @escaping () -> Void) {
    self.skipNext = skipNext
    self.end = end
  }

  /// Sets the value on behalf of the observer, who knows it already and does not hear it.
  ///
  /// With this a binding goes in both directions, and nothing comes back to where it came from:
  ///
  /// ```swift
  /// street.withoutEcho { viewModel.street = text }
  /// ```
  ///
  /// The first value that is set meanwhile is the observer's own; the others are told it in order.
  /// The observer hears every other value, also one that replaces its own before the setter
  /// returns: in a `didSet`, or set by an observer that is told.
  public func withoutEcho(_ set: () -> Void) {
    skipNext?(true)
    set()
    skipNext?(false)
  }

  /// Ends the binding; the observer hears nothing more, not even a value that is being told.
  public func cancel() {
    end?()
    end = nil
    skipNext = nil
  }

  deinit {
    cancel()
  }
}
