import AppModels
import AppScreens
import Parity

/// A mediator that counts what it asks, and takes the answer to the last number alone.
private final class CountingMediator: TellingMediator {
  private let service: any MusicService
  private var term: SearchTerm?
  private var asked = 0
  private var standing: (number: Int, request: any MusicRequest)?
  private(set) var display = MusicSearchDisplay(query: "")
  var tell: ((MusicSearchDisplay) -> Void)?

  init(_ service: any MusicService) { self.service = service }

  deinit { standing?.request.withdraw() }

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
    standing?.request.withdraw()
    (term, standing) = (new, nil)
    if term == nil { display = MusicSearchDisplay(query: query) } else { ask() }
  }

  private func ask() {
    guard let term else { return }
    asked += 1
    let number = asked
    let request = service.search(term.text) { [weak self] in self?.receive($0, number, term) }
    standing = (number, request)
    display.show(searchFor: term.text)
  }

  private func receive(
    _ answer: Result<[Song], MusicFailure>, _ number: Int, _ term: SearchTerm
  ) {
    guard standing?.number == number else { return }
    standing = nil
    display.show(answer, for: term.text)
    tell?(display)
  }
}

extension RightScreen {
  /// A music search whose requests are told apart by numbers, so that its states are endless.
  static let sequenceNumbers = RightScreen(
    "sequence-numbers", of: "music",
    technique: "Requests are counted, and only the answer to the last number is taken."
  ) {
    ViewScreen { ToldView(CountingMediator($0)) }
  }
}
