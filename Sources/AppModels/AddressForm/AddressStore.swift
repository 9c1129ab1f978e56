/// The port through which a form learns of addresses that are stored elsewhere: in another window, or on
/// another device.
///
/// The form writes nothing to it, and does not keep it.
public protocol AddressStore: AnyObject {
  /// Observes the store: every address that is stored elsewhere from now on.
  ///
  /// - Parameter receive: Called where `observe` was called, on the main thread in an app: it is not
  ///   `Sendable`. Never called before this method returns, and released when the observation ends.
  /// - Returns: A token; the observation ends when the token is released.
  func observe(_ receive: @escaping (Address) -> Void) -> CancellationToken
}
