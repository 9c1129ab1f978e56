import AppModels
import AppScreens
import Parity

/// The music search: a query, the songs that a service finds when it likes, and a second try.
public struct MusicSearchApp: AppDefinition {
  /// `music`.
  public let name = "music"

  /// Music search.
  public let title = "Music search"

  /// The edit, the button, and the answers, which count the requests from the oldest.
  public let notation =
    "query=TEXT, retry; reply=1, fail=1,networking (or data, parsing): 1 is the oldest request"

  /// A failure, a retry, a view replaced in flight, and answers in the wrong order.
  public let demonstration = [
    "query=IU", "fail=1,networking", "retry", "query=BTS", "replace-view", "reply=2", "reply=1",
  ]

  /// The app.
  public init() {}

  /// Three terms that find songs, one of them with a blank behind it too, one that finds none, and none.
  public let alphabet: [MusicSearchGesture] = [
    .editQuery(""), .editQuery("IU"), .editQuery("IU "), .editQuery("BTS"), .editQuery("C"),
    .editQuery("zz"), .retry,
  ]

  /// Answers to either of the two requests that the service keeps, and each failure.
  public let events: [MusicSearchEvent] = [
    .reply(1), .reply(2), .fail(1, .networking), .fail(1, .parsing), .fail(2, .data),
  ]

  /// Two thousand, enough for all.
  public let usualStates = 2_000

  /// A random query, mostly short, biased towards what implementations get wrong.
  public func inventGesture(using generator: inout SeededGenerator) -> MusicSearchGesture? {
    let pieces = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Self.pieces[Int.random(in: Self.pieces.indices, using: &generator)]
    }
    return .editQuery(pieces.joined())
  }

  /// Shorter queries: none at all, either half, or without any one Character.
  public func simplifications(of gesture: MusicSearchGesture) -> [MusicSearchGesture] {
    switch gesture {
    case .editQuery(let text): text.shorterTexts.map(MusicSearchGesture.editQuery)
    case .retry: []
    }
  }

  /// Terms that are typed often, whitespace of all kinds, and Characters that an encoding changes.
  private static let pieces = [
    "IU", "BTS", "zz", "I", "U", "iu", "C", "방탄소년단", "Beyonc", "e\u{301}", "é", "👩‍👩‍👧", " ", "  ",
    "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{200B}", "\u{301}", "+", "%20", "&", ",", "(", ")",
  ]
}
