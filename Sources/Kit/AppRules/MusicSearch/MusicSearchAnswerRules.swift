import AppScreens
import Parity

extension MusicSearchApp {
  /// MS9 and MS10: what the service finds.
  static var answerRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] {
    [
      Rule(
        "MS9",
        """
        Songs: the rows are exactly these, in this order; the status is `2 songs for IU`, \
        `1 song for IU`.
        """,
        hint: "do the new rows replace those before, in the order of the answer?",
        points: [RulePoint(\.isFound)],
        scenarios: [
          Scenario(
            .typical, "two songs", ("query=IU", .searching("IU")),
            (
              "reply=1",
              .shows(
                "2 songs for IU",
                Row(song: "IU 2", artist: "The IUs", album: "Album 2", date: "–", picture: "2.jpg"),
                Row(
                  song: "IU 1", artist: "The IUs", album: "Album 1", date: "1998-01-19",
                  picture: "1.jpg"))
            )),
          Scenario(
            .typical, "one song", ("query=BTS", .searching("BTS")),
            (
              "reply=1",
              .shows(
                "1 song for BTS",
                Row(
                  song: "BTS 1", artist: "The BTSs", album: "Album 1", date: "2013-01-10",
                  picture: "1.jpg"))
            )),
          Scenario(
            .edge, "fewer songs than before, then more", ("query=C", .searching("C")),
            ("reply=1", .found("3 songs", "C")), ("query=BTS", .searching("BTS")),
            ("reply=1", .found("1 song", "BTS")), ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "with blanks around the term", ("query= IU ", .searching("IU")),
            ("reply=1", .found("2 songs", "IU"))),
          Scenario(
            .edge, "as many songs as before", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=iu", .searching("iu")),
            ("reply=1", .found("2 songs", "iu"))),
        ]),
      Rule(
        "MS10", "No songs: no rows, `No songs for zz`.",
        hint: "what becomes of the rows from before when nothing is found?",
        points: [RulePoint(\.isNothingFound)],
        scenarios: [
          Scenario(
            .typical, "a term that finds nothing", ("query=zz", .searching("zz")),
            ("reply=1", .shows("No songs for zz"))),
          Scenario(
            .edge, "with rows before", ("query=IU", .searching("IU")),
            ("reply=1", .found("2 songs", "IU")), ("query=zz", .searching("zz")),
            ("reply=1", .shows("No songs for zz"))),
          Scenario(
            .edge, "after a second try", ("query=zz", .searching("zz")),
            ("fail=1,networking", .failed(noConnection)), ("retry", .searching("zz")),
            ("reply=1", .shows("No songs for zz")), ("retry", .same)),
        ]),
    ]
  }

  typealias Row = MusicSearchDisplay.Row
}
