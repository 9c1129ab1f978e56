import AppScreens
import Parity

extension MusicSearchApp {
  /// MS15 to MS18: what a row says, and who outlives whom.
  static var lifetimeRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] {
    [
      Rule(
        "MS15",
        """
        A row is song, artist, album and the date as `yyyy-MM-dd`, `–` where it is unknown; the \
        picture is known by its address alone.
        """,
        hint: "are month and day of two digits, and is an unknown date a dash?",
        points: [RulePoint(\.isFound).showing(\.isSameSongs)],
        scenarios: [
          Scenario(
            .typical, "three songs, of one of which the date is unknown",
            ("query=C", .searching("C")),
            (
              "reply=1",
              .shows(
                "3 songs for C",
                Row(
                  song: "C 3", artist: "The Cs", album: "Album 3", date: "1997-03-12",
                  picture: "3.jpg"),
                Row(
                  song: "C 1", artist: "The Cs", album: "Album 1", date: "1997-01-12",
                  picture: "1.jpg"),
                Row(song: "C 2", artist: "The Cs", album: "Album 2", date: "–", picture: "2.jpg"))
            )),
          Scenario(
            .edge, "a day of one digit", ("query=R.E.M.", .searching("R.E.M.")),
            (
              "reply=1",
              .shows(
                "2 songs for R.E.M.",
                Row(
                  song: "R.E.M. 2", artist: "The R.E.M.s", album: "Album 2", date: "–",
                  picture: "2.jpg"),
                Row(
                  song: "R.E.M. 1", artist: "The R.E.M.s", album: "Album 1", date: "1996-01-03",
                  picture: "1.jpg"))
            )),
        ]),
      Rule(
        "MS16", "Neither `No songs` nor a failure is shown before an answer.",
        hint: "is a search without an answer yet told from one that found nothing?",
        points: [RulePoint(\.isSearching).showing(\.isAnswered)],
        scenarios: [
          Scenario(
            .typical, "a term that finds nothing", ("query=zz", .searching("zz")),
            ("query=zz ", .same), ("reply=1", .found("No songs", "zz"))),
          Scenario(
            .edge, "the same term, asked again", ("query=zz", .searching("zz")),
            ("reply=1", .found("No songs", "zz")), ("query=", .empty()),
            ("query=zz", .searching("zz"))),
          Scenario(
            .edge, "a term after one that found nothing", ("query=zz", .searching("zz")),
            ("reply=1", .found("No songs", "zz")), ("query=IU", .searching("IU"))),
          Scenario(
            .edge, "a second try", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("retry", .searching("IU")),
            ("replace-view", .same)),
          Scenario(
            .edge, "an answer to a request that there is not", ("query=zz", .searching("zz")),
            ("reply=2", .same), ("fail=2,networking", .same), ("reply=1", .found("No songs", "zz"))),
        ]),
      Rule(
        "MS17",
        """
        Replacing the view asks nothing and withdraws nothing; the answer reaches the new view, and \
        it alone.
        """,
        hint: "whom does the answer reach: the view that asked, or the one that is there now?",
        points: [RulePoint(\.isBehindReplacing)],
        scenarios: [
          Scenario(
            .typical, "replaced in flight", ("query=IU", .searching("IU")), ("replace-view", .same),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "replaced twice in flight, then a failure", ("query=IU", .searching("IU")),
            ("replace-view", .same), ("replace-view", .same),
            ("fail=1,networking", .failed(noConnection)), ("replace-view", .same),
            ("retry", .searching("IU")), ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "replaced between two requests", ("query=IU", .searching("IU")),
            ("replace-view", .same), ("query=BTS", .searching("BTS", asked: "(IU), BTS")),
            ("replace-view", .same), ("reply=1", .same(asked: "BTS")), ("replace-view", .same),
            ("reply=1", .found("1 song", "BTS"))),
          Scenario(
            .edge, "replaced after the answer", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("replace-view", .same), ("query=IU ", .same)),
        ]),
      Rule(
        "MS18",
        """
        A screen that nobody holds withdraws its request; an answer after that reaches nobody, and \
        keeps nothing alive.
        """,
        hint:
          "who withdraws the request when the screen goes, and whom does its closure keep alive?",
        mode: .leavingTheWorld,
        scenarios: [
          Scenario(.typical, "let go in flight", ("query=IU", .searching("IU"))),
          Scenario(
            .edge, "let go with two requests", ("query=IU", .searching("IU")),
            ("query=BTS", .searching("BTS", asked: "(IU), BTS"))),
          Scenario(
            .edge, "let go during a second try", ("query=IU", .searching("IU")),
            ("fail=1,networking", .failed(noConnection)), ("retry", .searching("IU"))),
          Scenario(
            .edge, "let go with a withdrawn request", ("query=IU", .searching("IU")),
            ("query=", .empty(asked: "(IU)"))),
          Scenario(
            .edge, "let go with nothing asked any more", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU"))),
        ]),
    ]
  }
}
