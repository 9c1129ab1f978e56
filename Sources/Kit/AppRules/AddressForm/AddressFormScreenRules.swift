import AppModels
import AppScreens
import Parity

extension AddressFormApp {
  /// S1 to S6, as they show on this app.
  static var screenRules: [Rule<AddressFormGesture, AddressFormDisplay>] {
    [
      .initialDisplay(
        Scenario(.typical, "a new screen"),
        Scenario(.edge, "a new screen whose view is replaced", ("replace-view", .same))),
      .independence(
        Scenario(
          .typical, "an address stored", typing: "1 Main|Seoul|Jung|04524",
          ("update", .shows(seoul, updated))),
        Scenario(
          .edge, "an address that arrives", (busanArrives, .busan()))),
      .replaceableView(
        Scenario(
          .typical, "replaced between two edits", typing: "1 Main|Seoul", ("replace-view", .same),
          ("state=Jung", .same), ("zip=04524", .same), ("update", .shows(seoul, updated))),
        Scenario(
          .edge, "replaced while it shows what is missing", ("update", .missing(allNames)),
          ("replace-view", .same), ("city=Seoul", .missing("street, state, ZIP code"))),
        Scenario(
          .edge, "replaced with blanks around what is typed", typing: " 1 Main |Seoul|Jung|04524",
          ("replace-view", .same), ("update", .shows(seoul, updated, street: "1 Main"))),
        Scenario(
          .edge, "replaced before an address arrives", typing: "1 Main", ("replace-view", .same),
          (busanArrives, .busan(keeping: .street))
        )),
      .release(
        Scenario(
          .typical, "an address stored", typing: "1 Main|Seoul|Jung|04524",
          ("update", .shows(seoul, updated))),
        Scenario(
          .edge, "replaced three times in a row, then an arrival", ("replace-view", .same),
          ("replace-view", .same), ("replace-view", .same),
          (busanArrives, .busan()))),
      .endurance(
        Scenario(
          .typical, "updates with nothing typed", repeating: 3, ("update", .missing(allNames))),
        Scenario(
          .edge, "ten thousand Characters and as many blanks",
          typing: "|Seoul|Jung|04524", ("street=" + long + blanks, .same),
          ("update", .shows("\(long), Seoul, Jung 04524", updated, street: long))),
        Scenario(
          .edge, "ten thousand blanks", ("city=" + blanks, .same), ("update", .missing(allNames))),
        Scenario(
          .edge, "two hundred arrivals", repeating: 100,
          (busanArrives, .busan()),
          (seoulArrives, .seoul()))),
      .rejection(
        points: [RulePoint(\.isRejected).of(\.fields)],
        Scenario(
          .typical, "the fields keep their texts, blanks and all", typing: "  1 Main |\tSeoul| |",
          ("update", .missing("state, ZIP code"))),
        Scenario(
          .edge, "the address stays as it is stored", storing: "1 Main|Seoul|Jung|04524",
          ("city= ", .silent), ("street= 2 High", .same), ("update", .missing("city")),
          ("city= Busan ", .silent),
          ("update", .shows("2 High, Busan, Jung 04524", updated, street: "2 High", city: "Busan")))
      ),
    ]
  }

  static let long = String(repeating: "Maine", count: 2_000)
  private static let blanks = String(repeating: " ", count: 10_000)
}
