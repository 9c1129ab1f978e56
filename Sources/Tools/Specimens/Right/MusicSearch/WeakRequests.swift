import AppModels
import AppScreens
import Parity

/// What waits for an answer: the closure that takes it, until it is called or dropped.
private final class Ticket {
  private var take: ((Result<[Song], MusicFailure>) -> Void)?
  weak var request: (any MusicRequest)?

  init(_ take: @escaping (Result<[Song], MusicFailure>) -> Void) { self.take = take }

  func use(for answer: Result<[Song], MusicFailure>) {
    let take = take
    self.take = nil
    take?(answer)
  }

  func drop() {
    take = nil
    request?.withdraw()
  }
}

/// A mediator that holds no request: the service does, as long as it may answer.
private final class TicketMediator: TellingMediator {
  private let service: any MusicService
  private var term: SearchTerm?
  private var ticket: Ticket?
  private(set) var display = MusicSearchDisplay(query: "")
  var tell: ((MusicSearchDisplay) -> Void)?

  init(_ service: any MusicService) { self.service = service }

  deinit { ticket?.drop() }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query): edit(query)
    case .retry: if display.retry { ask() }
    }
    tell?(display)
  }

  private func edit(_ query: String) {
    display.query = query
    let new = SearchTerm(query: query)
    guard new != term else { return }
    term = new
    ticket?.drop()
    ticket = nil
    if term == nil { display = MusicSearchDisplay(query: query) } else { ask() }
  }

  private func ask() {
    guard let term else { return }
    let ticket = Ticket { [weak self] answer in
      guard let self else { return }
      self.ticket = nil
      display.show(answer, for: term.text)
      tell?(display)
    }
    ticket.request = service.search(term.text) { [weak ticket] in ticket?.use(for: $0) }
    self.ticket = ticket
    display.show(searchFor: term.text)
  }
}

extension RightScreen {
  /// A music search that has but a weak reference to what it asked.
  static let weakRequests = RightScreen(
    "weak-requests", of: "music",
    technique: "A ticket has what takes the answer, and a weak reference to the request."
  ) {
    ViewScreen { ToldView(TicketMediator($0)) }
  }
}
