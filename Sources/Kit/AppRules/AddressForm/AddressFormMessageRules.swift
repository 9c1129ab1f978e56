import AppModels
import AppScreens
import Parity

extension AddressFormApp {
  /// AF6 to AF10: what the form says about an update.
  static var messageRules: [Rule<AddressFormGesture, AddressFormDisplay>] {
    [
      Rule(
        "AF6",
        """
        `update` otherwise is rejected: the message is `Missing: city, ZIP code`, all that are \
        missing, in the order of the fields (`street`, `city`, `state`, `ZIP code`).
        """,
        why: "The post rejects in silence; its book left a to-do there.",
        hint: "are all missing fields named, by the names that people see, and in their order?",
        points: [RulePoint(\.isRejected).of(\.message)],
        scenarios: [
          Scenario(
            .typical, "two are missing", typing: "1 Main||Jung|",
            ("update", .message("Missing: city, ZIP code"))),
          Scenario(
            .typical, "all are missing",
            ("update", .message("Missing: street, city, state, ZIP code"))),
          Scenario(
            .edge, "the first alone", typing: "|Seoul|Jung|04524", ("update", .missing("street"))),
          Scenario(
            .edge, "the last two, typed from the back", ("zip= ", .same), ("state=\t", .same),
            ("city=Seoul", .same), ("street=1 Main", .same),
            ("update", .missing("state, ZIP code"))),
          Scenario(
            .edge, "again and again", typing: "1 Main",
            ("update", .missing("city, state, ZIP code")),
            ("update", .missing("city, state, ZIP code")),
            ("city=Seoul", .missing("state, ZIP code")), ("update", .missing("state, ZIP code"))),
        ]),
      Rule(
        "AF7",
        """
        After a rejection the message follows every edit, and goes when nothing is missing; from \
        then on as AF8.
        """,
        hint: "after a rejected update, who looks again at what is missing when a field changes?",
        points: [RulePoint(\.isEditAfterRejection).of(\.message)],
        scenarios: [
          Scenario(
            .typical, "one field after the other", ("update", .missing(allNames)),
            ("street=1 Main", .missing("city, state, ZIP code")),
            ("zip=04524", .missing("city, state")), ("city=Seoul", .missing("state")),
            ("state=Jung", .silent)),
          Scenario(
            .edge, "one filled, another emptied", typing: "1 Main||Jung|04524",
            ("update", .missing("city")), ("street=", .missing("street, city")),
            ("city=Seoul", .missing("street")), ("street=1 Main", .silent)),
          Scenario(
            .edge, "blanks mend nothing", typing: "1 Main||Jung|04524",
            ("update", .missing("city")),
            ("city= ", .missing("city")), ("city=\u{3000}", .missing("city")), ("city=S", .silent)),
          Scenario(
            .edge, "no complaint once nothing is missing", typing: "1 Main||Jung|04524",
            ("update", .missing("city")), ("city=Seoul", .silent), ("city=", .same),
            ("street=", .same), ("update", .missing("street, city"))),
          Scenario(
            .edge, "a new view follows too", typing: "1 Main",
            ("update", .missing("city, state, ZIP code")),
            ("replace-view", .same), ("state=Jung", .missing("city, ZIP code"))),
        ]),
      Rule(
        "AF8", "There is no complaint before an `update`, nor after one that was not rejected.",
        hint: "what makes the form complain: an edit, or an update that was rejected?",
        points: [
          RulePoint(\.isEditWithoutComplaint).showing(\.complains),
          RulePoint(\.isArrivalWithoutComplaint).showing(\.complains),
        ],
        scenarios: [
          Scenario(
            .typical, "fields filled and emptied again", typing: "1 Main|Seoul", ("street=", .same),
            ("city= ", .same)),
          Scenario(
            .edge, "a field emptied after an update", storing: "1 Main|Seoul|Jung|04524",
            ("street=", .silent), ("zip=", .same)),
          Scenario(
            .edge, "a field emptied after an update that followed a rejection",
            typing: "1 Main|Seoul|Jung|", ("update", .missing("ZIP code")), ("zip=04524", .silent),
            ("update", .shows(seoul, updated)), ("zip=", .silent)),
          Scenario(
            .edge, "a field emptied when there was nothing to update",
            storing: "1 Main|Seoul|Jung|04524", ("update", .message(unchanged)), ("state=", .silent)
          ),
          Scenario(
            .edge, "an address that arrives beside an empty field", (busanArrives, .busan()),
            ("zip=", .same), (seoulArrives, .seoul(keeping: .zip))),
        ]),
      Rule(
        "AF9",
        "`Address updated` and `Nothing to update` go with the next edit, whatever it is.",
        hint: "does every edit remove the message, even one that changes no text?",
        points: [RulePoint(\.isEditAfterNews).of(\.message)],
        scenarios: [
          Scenario(
            .typical, "an edit after an update", typing: "1 Main|Seoul|Jung|04524",
            ("update", .shows(seoul, updated)), ("city=Busan", .message(""))),
          Scenario(
            .typical, "an edit when there was nothing to update",
            storing: "1 Main|Seoul|Jung|04524", ("update", .message(unchanged)),
            ("zip=1", .message(""))),
          Scenario(
            .edge, "an edit to the same text", storing: "1 Main|Seoul|Jung|04524",
            ("street=1 Main", .silent), ("update", .message(unchanged)), ("zip=04524", .silent)),
          Scenario(
            .edge, "an edit that adds a blank", storing: "1 Main|Seoul|Jung|04524",
            ("state=Jung ", .silent)),
          Scenario(
            .edge, "not with a new view", storing: "1 Main|Seoul|Jung|04524",
            ("replace-view", .same), ("state=", .silent)),
        ]),
      Rule(
        "AF10",
        """
        `update` with all four filled that would store what is stored already says \
        `Nothing to update`.
        """,
        hint: "is what would be stored compared with what is stored, both of them trimmed?",
        points: [RulePoint(\.isUpdateInVain)],
        scenarios: [
          Scenario(
            .typical, "twice in a row", storing: "1 Main|Seoul|Jung|04524",
            ("update", .message("Nothing to update"))),
          Scenario(
            .edge, "three times", storing: "1 Main|Seoul|Jung|04524",
            ("update", .message(unchanged)), ("update", .same)),
          Scenario(
            .edge, "padded with blanks", storing: "1 Main|Seoul|Jung|04524",
            typing: "  1 Main |||04524\u{A0}",
            ("update", .shows(nil, unchanged, street: "1 Main", zip: "04524"))),
          Scenario(
            .edge, "changed and changed back", storing: "1 Main|Seoul|Jung|04524",
            ("city=", .silent), ("update", .missing("city")), ("city=Seoul", .silent),
            ("update", .message(unchanged))),
          Scenario(
            .edge, "an address that arrived", (busanArrives, .busan()),
            ("update", .message(unchanged))),
          Scenario(
            .edge, "another case is another address", storing: "1 Main|Seoul|Jung|04524",
            ("city=seoul", .silent), ("update", .shows("1 Main, seoul, Jung 04524", updated))),
        ]),
    ]
  }
}
