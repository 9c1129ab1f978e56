import AppModels

/// Sends the requests, and cancels them: a response becomes a message.
final class MusicSearchRuntime: ProgramRuntime {
  private let service: any MusicService
  private var pending: CancellationToken?
  private var send: ((MusicSearchProgram.Message) -> Void)?

  init(port service: any MusicService) {
    self.service = service
  }

  func start(_ send: @escaping (MusicSearchProgram.Message) -> Void) {
    self.send = send
  }

  /// Sends a request; releasing the token of the one before cancels it.
  func carryOut(_ command: MusicSearchProgram.Command?) {
    switch command {
    case .search(let request):
      pending = nil
      pending = service.search(request.term.text) { [weak self] in
        self?.send?(.received($0, to: request))
      }
    case .cancel: pending = nil
    case nil: break
    }
  }
}
