import AppScreens
import Parity

extension MusicSearchApp {
  /// MS1 to MS5: what the service is asked, and when.
  static var requestRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] {
    [
      Rule(
        "MS1",
        """
        Initially query and rows are empty, the status is `Search for music`, retry is off, nothing \
        is asked.
        """,
        hint: "what is shown before anything is asked, and is nothing asked at first?",
        points: [RulePoint(\.isNew)],
        scenarios: [
          Scenario(.typical, "a new screen"),
          Scenario(.edge, "nothing typed", ("query=", .same)),
          Scenario(.edge, "an answer, and nobody asked", ("reply=1", .same)),
        ]),
      Rule(
        "MS2", "The service is asked for the term as typed.",
        why: "The post's view writes `+` for blanks: an encoding of one server.",
        hint: "what happens to the term on its way to the service?",
        points: [RulePoint(\.isAskedWithBlank).of(\.asked)],
        scenarios: [
          Scenario(
            .typical, "two words", ("query=Simon Garfunkel", .searching("Simon Garfunkel")),
            ("reply=1", .found("1 song", "Simon Garfunkel"))),
          Scenario(
            .edge, "what an encoding would change",
            ("query=AC/DC & 100% +1?", .searching("AC/DC & 100% +1?")),
            ("reply=1", .found("1 song", "AC/DC & 100% +1?"))),
          Scenario(
            .edge, "blanks at both ends, and two inside", ("query=  a  b\t", .searching("a  b")),
            ("reply=1", .found("3 songs", "a  b"))),
          Scenario(
            .edge, "whitespace of other kinds at both ends",
            ("query=\u{3000}IU\u{A0}\r\n", .searching("IU")), ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "case, scripts and combining marks", ("query=iu", .searching("iu")),
            ("query=방탄소년단", .searching("방탄소년단", asked: "(iu), 방탄소년단")),
            ("query=Beyonce\u{301}", .searching("Beyonce\u{301}", asked: "(방탄소년단), Beyonce\u{301}"))
          ),
          Scenario(
            .edge, "a comma, and brackets", ("query=Earth, (Wind)", .searching("Earth, (Wind)"))),
        ]),
      Rule(
        "MS3", "An edit to a new term that is not empty asks for it once, at once.",
        hint: "how often is the service asked for one edit, and is it asked at every new term?",
        points: [RulePoint(\.isAsked).of(\.asked)],
        scenarios: [
          Scenario(.typical, "a term", ("query=IU", .searching("IU"))),
          Scenario(
            .typical, "letter by letter", ("query=I", .searching("I")),
            ("query=IU", .searching("IU", asked: "(I), IU")),
            ("reply=2", .found("2 songs", "IU", asked: "(I)"))),
          Scenario(
            .edge, "in another case", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=iu", .searching("iu"))),
          Scenario(
            .edge, "a term that was answered before", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=BTS", .searching("BTS")),
            ("query=IU", .searching("IU", asked: "(BTS), IU"))),
          Scenario(
            .edge, "a query emptied and filled again", ("query=IU", .searching("IU")),
            ("query=", .empty(asked: "(IU)")), ("query=IU", .searching("IU", asked: "(IU), IU"))),
        ]),
      Rule(
        "MS4", "An edit that leaves the term as it was changes the field alone.",
        hint: "is the query compared with the one before, or its term?",
        points: [RulePoint(\.isSameTerm)],
        scenarios: [
          Scenario(
            .typical, "a blank behind it while searching", ("query=IU", .searching("IU")),
            ("query=IU ", .same), ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .typical, "a blank behind it after an answer", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=IU ", .same), ("query= IU", .same)),
          Scenario(
            .edge, "the same text again", ("query=IU", .searching("IU")), ("query=IU", .same),
            ("reply=1", .found("2 songs", "IU")), ("query=IU", .same)),
          Scenario(
            .edge, "other whitespace, and a blank after no songs", ("query=zz", .searching("zz")),
            ("query=\u{3000}zz\u{A0}", .same), ("reply=1", .found("No songs", "zz")),
            ("query=zz\t", .same)),
          Scenario(.edge, "nothing but blanks", ("query= ", .same), ("query=\u{3000}", .same)),
        ]),
      Rule(
        "MS5", "An edit to an empty term shows what MS1 says, and asks nothing.",
        why: "The post asks for the empty text.",
        hint: "what is left of the last search when the query is emptied?",
        points: [RulePoint(\.isEmptied)],
        scenarios: [
          Scenario(
            .typical, "after songs", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=", .empty())),
          Scenario(
            .edge, "while searching, with rows", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=BTS", .searching("BTS")),
            ("query=", .empty(asked: "(BTS)"))),
          Scenario(
            .edge, "after a failure", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("query=", .empty()), ("retry", .same)),
          Scenario(
            .edge, "blanks in the place of the term", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query= \u{A0}", .empty()), ("query=", .same)),
        ]),
    ]
  }
}
