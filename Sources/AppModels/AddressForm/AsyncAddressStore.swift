/// The port through which a form of the main actor learns of addresses that are stored elsewhere.
@MainActor public protocol AsyncAddressStore: AnyObject {
  /// Every address that is stored elsewhere from this call on.
  ///
  /// The observation ends with the task that awaits them, once that is cancelled, or with the stream.
  func arrivals() -> AsyncStream<Address>
}
