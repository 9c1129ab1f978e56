import AppScreens
import Parity

extension MusicSearchApp {
  /// MS6 to MS8: the request that stands, and those that were withdrawn.
  static var standingRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] {
    [
      Rule(
        "MS6", "When the term changes, the request that stands is withdrawn: at most one stands.",
        hint: "who withdraws the request before another is made, or when the query is emptied?",
        points: [RulePoint(\.isWithdrawn).showing(\.isNotWithdrawn)],
        scenarios: [
          Scenario(
            .typical, "another term", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS"))),
          Scenario(
            .typical, "no term", ("query=IU", .searching("IU")), ("query=", .empty(asked: "(IU)"))),
          Scenario(
            .edge, "three terms, of which the service keeps two", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("query=C", .searching("C", asked: "(BTS), C")),
            ("reply=2", .found("3 songs", "C", asked: "(BTS)")), ("reply=1", .same(asked: ""))),
          Scenario(
            .edge, "there and back", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("query=IU", .searching("IU", asked: "(BTS), IU"))),
          Scenario(
            .edge, "a second try", ("query=IU", .searching("IU")),
            ("fail=1,data", .failed("no data")), ("retry", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS"))),
        ]),
      Rule(
        "MS7",
        "While one stands: `Searching for IU`, the rows are those from before, retry is off.",
        hint: "what becomes of the rows and of retry when a search begins?",
        points: [RulePoint(\.isSearching).of(\.answer)],
        scenarios: [
          Scenario(
            .typical, "with no rows before", ("query=IU", .searching("IU")), ("retry", .same)),
          Scenario(
            .typical, "with rows before", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=BTS", .searching("BTS")),
            ("query=zz", .searching("zz", asked: "(BTS), zz"))),
          Scenario(
            .edge, "with a failure before", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=BTS", .searching("BTS")),
            ("fail=1,parsing", .failed("unreadable data")), ("query=C", .searching("C"))),
          Scenario(
            .edge, "with no rows since the query was emptied", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=", .empty()),
            ("query=BTS", .searching("BTS"))),
          Scenario(
            .edge, "the term, not the query", ("query= IU  ", .searching("IU")),
            ("query=IU", .same)),
        ]),
      Rule(
        "MS8",
        """
        An answer to a withdrawn request, songs or failure, in whatever order, changes nothing that \
        a person sees.
        """,
        why: "In the post the last to arrive wins.",
        hint: "by what is an answer known to be that of the request that stands?",
        mode: .answeringWithdrawn,
        points: [RulePoint(\.isAnswerToWithdrawn), RulePoint(\.isWithdrawn).showing(\.isFailure)],
        scenarios: [
          Scenario(
            .typical, "the withdrawn request is answered first", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")), ("reply=1", .same(asked: "BTS")),
            ("reply=1", .found("1 song", "BTS"))),
          Scenario(
            .typical, "answers in the wrong order", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("reply=2", .found("1 song", "BTS", asked: "(IU)")), ("reply=1", .same(asked: ""))),
          Scenario(
            .edge, "a failure after the answer", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("reply=2", .found("1 song", "BTS", asked: "(IU)")),
            ("fail=1,networking", .same(asked: "")), ("retry", .same)),
          Scenario(
            .edge, "there and back, and the request between fails",
            ("query=IU", .searching("IU")), ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("query=IU", .searching("IU", asked: "(BTS), IU")),
            ("fail=1,networking", .same(asked: "IU")), ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "the same term twice, and the first request fails",
            ("query=IU", .searching("IU")), ("query=", .empty(asked: "(IU)")),
            ("query=IU", .searching("IU", asked: "(IU), IU")), ("fail=1,data", .same(asked: "IU")),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "the same term twice, and the first request is answered last",
            ("query=IU", .searching("IU")), ("query=", .empty(asked: "(IU)")),
            ("query=IU", .searching("IU", asked: "(IU), IU")),
            ("fail=2,data", .failed("no data", asked: "(IU)")), ("reply=1", .same(asked: ""))),
          Scenario(
            .edge, "an answer after the query was emptied", ("query=IU", .searching("IU")),
            ("query=", .empty(asked: "(IU)")), ("reply=1", .same(asked: ""))),
          Scenario(
            .edge, "an answer while a second try is on its way", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("fail=2,parsing", .failed("unreadable data", asked: "(IU)")),
            ("retry", .searching("BTS", asked: "(IU), BTS")), ("reply=1", .same(asked: "BTS")),
            ("reply=1", .found("1 song", "BTS"))),
          Scenario(
            .edge, "a failure after the view was replaced", ("query=IU", .searching("IU")),
            ("query=zz", .searching("zz", asked: "(IU), zz")), ("replace-view", .same),
            ("fail=1,parsing", .same(asked: "zz")), ("reply=1", .found("No songs", "zz"))),
        ]),
    ]
  }
}
