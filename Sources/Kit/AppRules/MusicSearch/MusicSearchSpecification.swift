import AppModels
import AppScreens
import TriptychParity
import TriptychTerminal

extension MusicSearchApp {
  /// The rules as code.
  public var specification: (any Specification<MusicSearchGesture, MusicSearchDisplay>)? {
    MusicSearchSpecification()
  }
}

/// MS1 to MS18 as code, and what the headless service promises: what it finds, and what it keeps.
struct MusicSearchSpecification: Specification {
  private var term = ""
  private var requests: [Request] = []
  private var hasFailed = false
  private var hasRetried = false

  /// A request that the service holds; the one that is not cancelled is pending.
  private struct Request: Hashable {
    let term: String
    var isCancelled = false
  }

  private static let invitation = "Search for music"

  var initial: Expectation<MusicSearchDisplay> {
    var display = MusicSearchDisplay()
    display.status = Self.invitation
    return Expectation(display, service: MusicSearchEvent.serviceWidgets, by: "MS1")
  }

  mutating func perform(
    _ gesture: MusicSearchGesture, showing expected: inout Expectation<MusicSearchDisplay>
  ) {
    switch gesture {
    case .editQuery(let text):
      edit(text.trimmed, &expected)
      expected.show(\.query, text, by: "MS4")
    case .retry where hasFailed: ask(by: "MS12", &expected)
    case .retry: reject(&expected)
    }
  }

  mutating func deliver(
    _ event: MusicSearchEvent, showing expected: inout Expectation<MusicSearchDisplay>
  ) {
    switch event {
    case .reply(let number):
      guard answer(number, by: "MS9", &expected) else { return }
      let songs = HeadlessMusicService.songs(for: term)
      let rule = songs.isEmpty ? "MS10" : "MS9"
      if hasRetried { expected.cite("MS14", for: \.retry) }
      show(Self.status(songs.count, term), by: rule, &expected)
      expected.cite(rule, for: \.titles)
      expected.show(\.rows, songs.map(MusicSearchRow.init(asSpecified:)), by: "MS15")
    case .fail(let number, let failure):
      guard answer(number, by: "MS11", &expected) else { return }
      hasFailed = true
      show("Search failed: \(Self.reason(failure))", by: "MS11", &expected)
    }
  }

  mutating func replaceView(showing expected: inout Expectation<MusicSearchDisplay>) {
    expected.unchanged(by: isWaiting ? "MS17" : "S3")
    expected.cite("S3", for: \.self)
  }

  private var isWaiting: Bool { requests.contains { !$0.isCancelled } }

  private mutating func edit(_ term: String, _ expected: inout Expectation<MusicSearchDisplay>) {
    guard term != self.term else {
      return hasFailed ? expected.otherwise(by: "MS14") : expected.unchanged(by: "MS4")
    }
    self.term = term
    guard term.isEmpty else { return ask(by: "MS3", &expected) }
    expected.otherwise(by: "MS5")
    cancel(&expected)
    hasFailed = false
    show(Self.invitation, by: "MS5", &expected)
    expected.show(\.rows, [], by: "MS5")
    showStatus(by: "MS5", &expected)
  }

  private mutating func ask(by rule: String, _ expected: inout Expectation<MusicSearchDisplay>) {
    hasRetried = rule == "MS12"
    let endsFailure = hasFailed && !hasRetried
    let isPlain = term.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let askingRule = isWaiting ? "MS6" : isPlain ? rule : "MS2"
    expected.otherwise(by: "MS7")
    cancel(&expected)
    hasFailed = false
    requests = (requests + [Request(term: term)]).suffix(2)
    expected.cite(rule, forService: \.self, ifShown: expected.service)
    showStatus(by: askingRule, &expected)
    if !endsFailure { expected.cite("MS16", for: \.tellsAnswer, ifShown: true) }
    show("Searching for \(term)", by: endsFailure ? "MS14" : "MS7", &expected)
  }

  private mutating func reject(_ expected: inout Expectation<MusicSearchDisplay>) {
    expected.unchanged(by: "MS13")
    expected.cite("S6", for: \.query)
    expected.cite("S6", for: \.rows)
    if isWaiting, hasRetried { expected.cite("MS12", forService: \.self) }
  }

  private mutating func cancel(_ expected: inout Expectation<MusicSearchDisplay>) {
    if isWaiting { expected.cite("MS8", for: \.tellsFailure, ifShown: true) }
    for index in requests.indices { requests[index].isCancelled = true }
  }

  /// Takes a request that got its response off the list; true if it is the pending one.
  private mutating func answer(
    _ number: Int, by rule: String, _ expected: inout Expectation<MusicSearchDisplay>
  ) -> Bool {
    let isHeld = requests.indices.contains(number - 1)
    guard isHeld, !requests[number - 1].isCancelled else {
      expected.unchanged(by: "MS8")
      if isHeld { requests.remove(at: number - 1) }
      showStatus(by: "MS8", &expected)
      return false
    }
    requests.remove(at: number - 1)
    expected.otherwise(by: rule)
    showStatus(by: rule, &expected)
    return true
  }

  /// Says which requests the service holds, cancelled ones in parentheses.
  private func showStatus(by rule: String, _ expected: inout Expectation<MusicSearchDisplay>) {
    let asked = requests.map { $0.isCancelled ? "(\($0.term))" : $0.term }
    expected.cite(rule, forService: \.withoutParentheses)
    expected.show(service: [Widget("asked", shows: asked.joined(separator: ", "))], by: "MS6")
  }

  private func show(
    _ status: String, by rule: String, _ expected: inout Expectation<MusicSearchDisplay>
  ) {
    expected.show(\.status, status, by: rule)
    expected.show(\.retry, hasFailed, by: rule)
  }

  private static func status(_ count: Int, _ term: String) -> String {
    switch count {
    case 0: "No songs for \(term)"
    case 1: "1 song for \(term)"
    default: "\(count) songs for \(term)"
    }
  }

  private static func reason(_ failure: MusicFailure) -> String {
    switch failure {
    case .networking: "no connection"
    case .data: "no data"
    case .parsing: "unreadable data"
    }
  }
}

extension MusicSearchDisplay {
  /// The titles of the songs, in order.
  fileprivate var titles: [String] { rows.map(\.song) }

  /// Indicates whether a failure is shown.
  fileprivate var tellsFailure: Bool { status.hasPrefix("Search failed") }

  /// Indicates whether a failure is shown, or that nothing was found.
  fileprivate var tellsAnswer: Bool { tellsFailure || status.hasPrefix("No songs") }
}

extension [Widget] {
  /// The requests, whether they are cancelled or not.
  fileprivate var withoutParentheses: [String] {
    map { $0.text.filter { !"()".contains($0) } }
  }
}

extension MusicSearchRow {
  /// A song as MS15 has it.
  fileprivate init(asSpecified song: Song) {
    func digits(_ number: Int, _ count: Int) -> String {
      String("0000\(number)".suffix(max(count, "\(number)".count)))
    }
    let date = song.released.map {
      "\(digits($0.year, 4))-\(digits($0.month, 2))-\(digits($0.day, 2))"
    }
    self.init(
      song: song.title, artist: song.artist, album: song.album, date: date ?? "–",
      picture: song.picture)
  }
}
