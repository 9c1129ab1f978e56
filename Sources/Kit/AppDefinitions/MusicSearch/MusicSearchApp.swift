import AppModels
import AppScreens
import SharedSuite
import TriptychParity

/// The music search: a query, the songs that a service finds some time later, and a second try.
public struct MusicSearchApp: AppDefinition {
  /// `music`.
  public let name = "music"

  /// Music search.
  public let title = "Music search"

  /// The edit, the button, and the responses, which count the requests from the oldest.
  public let notation = """
    query=TEXT, retry; reply=1, fail=1,networking (or data, parsing): of the last two requests without \
    a response, 1 is the older, or the only one, and 2 the newer
    """

  /// A failure, a retry, a view replaced in flight, and responses in the wrong order.
  public let demonstration = [
    "query=IU", "fail=1,networking", "retry", "query=BTS", "replace-view", "reply=2", "reply=1",
  ]

  /// The app.
  public init() {}

  /// The rules, which the shared suite has.
  public var ruleFile: RuleFile<MusicSearchGesture, MusicSearchDisplay> { Rules.musicSearch }

  /// Three terms that find songs, one of them also with a blank after it, one that finds none, and no term.
  public let alphabet: [MusicSearchGesture] = [
    .editQuery(""), .editQuery("IU"), .editQuery("IU "), .editQuery("BTS"), .editQuery("C"),
    .editQuery("zz"), .retry,
  ]

  /// Responses to either of the two requests that the service keeps, and each failure.
  public let events: [MusicSearchEvent] = [
    .reply(1), .reply(2), .fail(1, .networking), .fail(1, .parsing), .fail(2, .data),
  ]

  /// The query is words.
  public let textKinds: [String: TextKind] = ["query": .words]
}
