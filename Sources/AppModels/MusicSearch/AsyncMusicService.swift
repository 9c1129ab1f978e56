/// The port to a service that finds songs, for a mediator of the main actor that awaits the response.
@MainActor public protocol AsyncMusicService: AnyObject {
  /// The songs that a term finds.
  ///
  /// - Parameter term: The term, as it was typed.
  /// - Returns: The songs. The request is cancelled with the task that awaits them; a cancelled request may
  ///   still be answered, so that the task must see for itself whether the songs are still wanted.
  /// - Throws: The reason why there are none, which is never that the request was cancelled.
  func songs(for term: String) async throws(MusicFailure) -> [Song]
}
