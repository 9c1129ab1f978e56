import AppModels

/// A request that is cancelled in a way that may change while it stands.
final class CancellableRequest: MusicRequest {
  var cancellation: () -> Void

  init(cancelledBy cancellation: @escaping () -> Void) {
    self.cancellation = cancellation
  }

  func cancel() {
    cancellation()
  }
}
