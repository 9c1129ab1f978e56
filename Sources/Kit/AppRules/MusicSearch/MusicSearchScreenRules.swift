import AppScreens
import Parity

extension MusicSearchApp {
  /// S1 to S6, as they show on this app.
  static var screenRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] {
    [
      .initialDisplay(
        Scenario(.typical, "a new screen"),
        Scenario(.edge, "a new screen whose view is replaced", ("replace-view", .same))),
      .independence(
        Scenario(
          .typical, "a search", ("query=IU", .searching("IU")), ("reply=1", .found("2 songs", "IU"))
        ),
        Scenario(
          .edge, "back where it began", ("query=IU", .searching("IU")),
          ("query=", .empty(asked: "(IU)")), ("reply=1", .same(asked: "")))),
      .replaceableView(
        Scenario(
          .typical, "replaced with songs to show", ("query=IU", .searching("IU")),
          ("reply=1", .found("2 songs", "IU")), ("replace-view", .same),
          ("query=BTS", .searching("BTS")), ("reply=1", .found("1 song", "BTS"))),
        Scenario(
          .edge, "replaced in flight", ("query=IU", .searching("IU")), ("replace-view", .same),
          ("reply=1", .found("2 songs", "IU"))),
        Scenario(
          .edge, "replaced after a failure, with a blank behind the query",
          ("query=IU ", .searching("IU")), ("fail=1,data", .failed("no data")),
          ("replace-view", .same), ("query=IU", .same), ("retry", .searching("IU")))),
      .release(
        Scenario(
          .typical, "a search", ("query=IU", .searching("IU")), ("reply=1", .found("2 songs", "IU"))
        ),
        Scenario(
          .edge, "replaced three times in a row in flight", ("query=IU", .searching("IU")),
          ("replace-view", .same), ("replace-view", .same), ("replace-view", .same),
          ("reply=1", .found("2 songs", "IU")))),
      .endurance(
        Scenario(
          .typical, "answers that nobody asked for", ("reply=1", .same), ("reply=2", .same),
          ("fail=1,parsing", .same), ("reply=9223372036854775807", .same)),
        Scenario(
          .edge, "ten thousand Characters and as many blanks",
          ("query=" + blanks + long + blanks, .searching(long)),
          ("reply=1", .found("No songs", long))),
        Scenario(
          .edge, "two hundred terms, one after the other", repeating: 100,
          ("query=IU", .searching("IU")), ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
          ("reply=1", .same(asked: "BTS")), ("fail=1,networking", .failed(noConnection)),
          ("query=", .empty()))),
      .rejection(
        points: [RulePoint(\.isRetryWhileOff).of(\.keepsakes)],
        Scenario(
          .typical, "retry while it is off keeps all", ("query=IU", .searching("IU")),
          ("reply=1", .found("2 songs", "IU")), ("query=IU ", .same), ("retry", .same)),
        Scenario(
          .edge, "retry while a request stands", ("query=IU", .searching("IU")), ("retry", .same),
          ("reply=1", .found("2 songs", "IU")))),
    ]
  }

  static let long = String(repeating: "x", count: 10_000)
  private static let blanks = String(repeating: " ", count: 10_000)
}
