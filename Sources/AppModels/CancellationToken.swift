/// A token of work in progress, such as a request: the work is cancelled when the token is released.
///
/// Whoever starts the work keeps a strong reference to the token for as long as the result is needed.
/// `AnyCancellable` of Apple's Combine works in the same way.
public final class CancellationToken {
  private let cancel: () -> Void

  /// A token that calls a function when it is released.
  ///
  /// - Parameter cancel: Cancels the work; it does nothing if the work is done already.
  public init(onRelease cancel: @escaping () -> Void) {
    self.cancel = cancel
  }

  deinit {
    cancel()
  }
}
