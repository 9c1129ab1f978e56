/// The port to a service that finds songs, for a mediator of the main actor that awaits the response.
@MainActor public protocol AsyncMusicService: AnyObject {
  /// The songs that a term finds.
  ///
  /// - Parameter term: The term, as it was typed.
  /// - Returns: The songs. The request is cancelled with the task that awaits them; a cancelled request may
  ///   still get a response, so the task must check itself whether the songs are still needed.
  /// - Throws: The reason why there are none, which is never that the request was cancelled.
  func songs(for term: String) async throws(MusicFailure) -> [Song]
}
