import AppModels
import AppScreens

/// What waits for an answer: the closure that takes it, until it is called or dropped.
final class Ticket {
  private var take: ((Result<[Song], MusicFailure>) -> Void)?
  weak var request: ExplicitRequest?

  init(_ take: @escaping (Result<[Song], MusicFailure>) -> Void) { self.take = take }

  func use(for answer: Result<[Song], MusicFailure>) {
    let take = take
    self.take = nil
    take?(answer)
  }

  func drop() {
    take = nil
    request?.cancel()
  }
}

/// A search that holds no request: the service does, as long as it may answer.
final class TicketSearch: PlainMusicSearch {
  private var ticket: Ticket?

  deinit { ticket?.drop() }

  override func cancel() {
    ticket?.drop()
    ticket = nil
  }

  override func ask(for term: String) {
    let ticket = Ticket { [weak self] answer in
      self?.ticket = nil
      self?.take(answer)
    }
    let request = ExplicitRequest(for: term, to: service) { [weak ticket] answer, _ in
      ticket?.use(for: answer)
    }
    ticket.request = request
    self.ticket = ticket
    display.show(searchFor: term)
  }
}
