import AppModels

/// Asks the service, holds the request that stands, and lets no answer but its own become a message.
final class MusicSearchRuntime: ProgramRuntime {
  private let service: any MusicService
  private var standing: (any MusicRequest)?
  private var send: ((MusicSearchProgram.Message) -> Void)?

  init(port service: any MusicService) {
    self.service = service
  }

  deinit {
    cancel()
  }

  func start(_ send: @escaping (MusicSearchProgram.Message) -> Void) {
    self.send = send
  }

  func carryOut(_ commands: [MusicSearchProgram.Command]) {
    for command in commands {
      switch command {
      case .search(let term): search(for: term)
      case .cancel: cancel()
      }
    }
  }

  private func search(for term: SearchTerm) {
    weak var asked: (any MusicRequest)?
    let request = service.search(term.text) { [weak self] in self?.receive($0, for: asked) }
    asked = request
    standing = request
  }

  private func cancel() {
    standing?.cancel()
    standing = nil
  }

  /// Sends an answer on, unless it is for a request that does not stand any more.
  private func receive(_ answer: Result<[Song], MusicFailure>, for request: (any MusicRequest)?) {
    guard let standing, standing === request else { return }
    self.standing = nil
    send?(.answered(answer))
  }
}
