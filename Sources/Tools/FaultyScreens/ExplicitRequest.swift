import AppModels

/// A request that only `cancel()` cancels: if it is released, it is still pending.
///
/// The closure that waits for the answer owns it, as a service does whose requests end by a call.
final class ExplicitRequest {
  private var token: CancellationToken?

  init(
    for term: String, to service: any MusicService,
    then receive: @escaping (Result<[Song], MusicFailure>, ExplicitRequest) -> Void
  ) {
    token = service.search(term) { receive($0, self) }
  }

  func cancel() { token = nil }
}
