import AppScreens
import Parity

extension MusicSearchApp {
  /// MS11 to MS14: failures, and what a person can do about them.
  static var failureRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] {
    [
      Rule(
        "MS11",
        """
        A failure keeps the rows and says `Search failed: no connection` (networking), \
        `Search failed: no data` (data) or `Search failed: unreadable data` (parsing); retry is on.
        """,
        why: "The post prints them where nobody looks.",
        hint: "what is said for each failure, and what becomes of the rows?",
        points: [RulePoint(\.isFailed)],
        scenarios: [
          Scenario(
            .typical, "no connection", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed("no connection"))),
          Scenario(
            .typical, "no data", ("query=IU", .searching("IU")), ("fail=1,data", .failed("no data"))
          ),
          Scenario(
            .typical, "unreadable data", ("query=IU", .searching("IU")),
            ("fail=1,parsing", .failed("unreadable data"))),
          Scenario(
            .edge, "with rows before", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=zz", .searching("zz")),
            ("fail=1,parsing", .failed("unreadable data"))),
          Scenario(
            .edge, "one failure after the other", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed("no connection")), ("query=BTS", .searching("BTS")),
            ("fail=1,data", .failed("no data"))),
          Scenario(
            .edge, "of the second request", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("fail=2,networking", .failed("no connection", asked: "(IU)"))),
        ]),
      Rule(
        "MS12", "`retry` asks for the failed term again, once; then MS7.",
        hint: "what does retry ask for, how often, and what is shown then?",
        points: [RulePoint(\.isRetry).of(\.asked)],
        scenarios: [
          Scenario(
            .typical, "a second try", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("retry", .searching("IU")),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "two failures, then a third try", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("retry", .searching("IU")),
            ("fail=1,data", .failed("no data")), ("retry", .searching("IU")),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "pressed twice", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("retry", .searching("IU")),
            ("retry", .same)),
          Scenario(
            .edge, "with rows before, and with blanks around the term",
            ("query=IU", .searching("IU")), ("reply=1", .found("2 songs", "IU")),
            ("query= BTS", .searching("BTS")), ("fail=1,parsing", .failed("unreadable data")),
            ("query=BTS  ", .same), ("retry", .searching("BTS")),
            ("reply=1", .found("1 song", "BTS"))),
          Scenario(
            .edge, "with a withdrawn request still to come", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("fail=2,data", .failed("no data", asked: "(IU)")),
            ("retry", .searching("BTS", asked: "(IU), BTS"))),
        ]),
      Rule(
        "MS13", "`retry` while it is off is rejected.",
        hint: "does retry look whether there is a failure to mend?",
        points: [RulePoint(\.isRetryWhileOff).of(\.reaction)],
        scenarios: [
          Scenario(.typical, "on a new screen", ("retry", .same), ("retry", .same)),
          Scenario(
            .typical, "after songs", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("retry", .same)),
          Scenario(
            .edge, "while searching", ("query=IU", .searching("IU")), ("retry", .same),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "after no songs", ("query=zz", .searching("zz")),
            ("reply=1", .found("No songs", "zz")), ("retry", .same)),
          Scenario(
            .edge, "after a failure that a new term ended", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("query=BTS", .searching("BTS")),
            ("retry", .same), ("reply=1", .found("1 song", "BTS")), ("retry", .same)),
          Scenario(
            .edge, "after a withdrawn request failed", ("query=IU", .searching("IU")),
            ("query=", .empty(asked: "(IU)")), ("fail=1,networking", .same(asked: "")),
            ("retry", .same)),
        ]),
      Rule(
        "MS14", "A failure stays for edits that leave the term; a new term ends it.",
        hint: "which edits end a failure?",
        points: [RulePoint(\.isEditAfterFailure), RulePoint(\.isAnswerAfterFailure)],
        scenarios: [
          Scenario(
            .typical, "a blank behind the term", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("query=IU ", .same),
            ("query=\u{3000}IU", .same), ("retry", .searching("IU"))),
          Scenario(
            .typical, "a new term", ("query=IU", .searching("IU")),
            ("fail=1,data", .failed("no data")), ("query=IUs", .searching("IUs"))),
          Scenario(
            .edge, "no term", ("query=IU", .searching("IU")), ("reply=1", .found("2 songs", "IU")),
            ("query=BTS", .searching("BTS")), ("fail=1,parsing", .failed("unreadable data")),
            ("query= ", .empty())),
          Scenario(
            .edge, "back to the failed term", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("query=", .empty()),
            ("query=IU", .searching("IU")), ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "in another case", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("query=Iu", .searching("Iu"))),
        ]),
    ]
  }
}
