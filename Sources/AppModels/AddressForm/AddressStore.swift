/// The port to a store of addresses, which other windows and other devices write to as well.
public protocol AddressStore: AnyObject {
  /// Hands over every address that is stored elsewhere from now on, until the observation ends.
  ///
  /// - Parameter receive: Called on the caller's isolation, never before this method returns, and
  ///   let go when the observation ends.
  /// - Returns: The observation. It does not end by itself: whoever asked for it ends it.
  func observe(_ receive: @escaping (Address) -> Void) -> any AddressObservation
}

/// An observation of an address store.
public protocol AddressObservation: AnyObject {
  /// Ends the observation; ending it twice does nothing more.
  func end()
}
