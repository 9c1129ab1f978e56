import AppModels
import AppScreens
import Parity

extension AddressFormApp {
  /// AF14 to AF17: what becomes of the form when an address arrives.
  static var arrivalRules: [Rule<AddressFormGesture, AddressFormDisplay>] {
    [
      Rule(
        "AF14",
        """
        An address that arrives is shown as the address at once. Fields that were not touched follow \
        it; touched ones keep their text.
        """,
        why: "The post overwrites what is being typed.",
        hint: "what does an arrival do to the fields: all, none, or those not touched?",
        points: [RulePoint(\.isArrival).of(\.fieldsAndAddress)],
        scenarios: [
          Scenario(
            .typical, "on a new screen",
            (
              "arrive=1 Main|Seoul|Jung|04524",
              .shows(
                "1 Main, Seoul, Jung 04524", street: "1 Main", city: "Seoul", state: "Jung",
                zip: "04524")
            )),
          Scenario(
            .typical, "while a field is touched", typing: "3 Low",
            (busanArrives, .busan(keeping: .street))),
          Scenario(
            .edge, "while two fields are touched", storing: "1 Main|Seoul|Jung|04524",
            typing: "|Daegu||4", (busanArrives, .busan(keeping: .city, .zip))),
          Scenario(
            .edge, "while all are touched", typing: "a|b|c|d",
            (busanArrives, .busan(keeping: .street, .city, .state, .zip))),
          Scenario(
            .edge, "one address after the other", (busanArrives, .busan()),
            (seoulArrives, .seoul())),
          Scenario(
            .edge, "the same address again", (busanArrives, .busan()),
            ("city= Busan ", .same), ("zip=", .same), (busanArrives, .shows(city: "Busan"))),
          Scenario(
            .edge, "with a comma, and with combining marks",
            (
              "arrive=1, Main|A\u{30A}s|Nam  Gu|0",
              .shows(
                "1, Main, A\u{30A}s, Nam  Gu 0", street: "1, Main", city: "A\u{30A}s",
                state: "Nam  Gu", zip: "0")
            )),
          Scenario(
            .edge, "after the view was replaced", storing: "1 Main|Seoul|Jung|04524",
            ("state= ", .silent), ("replace-view", .same), (busanArrives, .busan(keeping: .state))),
        ]),
      Rule(
        "AF15",
        """
        A field is touched when its trimmed text differs from that part of the address before (from \
        nothing, where there was none).
        """,
        hint: "with which address is a field compared, and are blanks around its text left out?",
        points: [RulePoint(\.isArrivalOnAddress).of(\.fields)],
        scenarios: [
          Scenario(
            .typical, "another text than the address has", storing: "1 Main|Seoul|Jung|04524",
            ("street=3 Low", .silent), (busanArrives, .busan(keeping: .street))),
          Scenario(
            .edge, "blanks alone, with no address before", typing: "  |\u{A0}|\u{3000}|\r\n",
            (busanArrives, .busan())),
          Scenario(
            .edge, "blanks around the text of the address", storing: "1 Main|Seoul|Jung|04524",
            typing: " 1 Main|Seoul\u{3000}", (busanArrives, .busan())),
          Scenario(
            .edge, "a field emptied", storing: "1 Main|Seoul|Jung|04524", ("city=", .silent),
            ("state= ", .same), (busanArrives, .busan(keeping: .city, .state))),
          Scenario(
            .edge, "changed and changed back", storing: "1 Main|Seoul|Jung|04524",
            ("city=Busan", .silent), ("city=Seoul", .same), (busanArrives, .busan())),
          Scenario(
            .edge, "touched until the address has the same text", typing: "2 High",
            (busanArrives, .busan(keeping: .street)), (seoulArrives, .seoul())),
          Scenario(
            .edge, "touched from one arrival to the next", (busanArrives, .busan()),
            ("zip=4", .same), (seoulArrives, .seoul(keeping: .zip)),
            (busanArrives, .busan(keeping: .zip))),
          Scenario(
            .edge, "no longer touched once it is stored", typing: "1 Main|Seoul|Jung|04524",
            ("update", .shows(seoul, updated)), (busanArrives, .busan(says: ""))),
        ]),
      Rule(
        "AF16", "An arrival judges `Missing` anew, and removes any other message.",
        hint: "what becomes of each message when an address arrives?",
        points: [RulePoint(\.isArrivalOnMessage).of(\.message)],
        scenarios: [
          Scenario(
            .typical, "a rejection that the arrival mends", typing: "1 Main",
            ("update", .missing("city, state, ZIP code")),
            (busanArrives, .busan(keeping: .street, says: ""))),
          Scenario(
            .typical, "an address updated before", storing: "1 Main|Seoul|Jung|04524",
            (busanArrives, .busan(says: ""))),
          Scenario(
            .edge, "a rejection that it does not mend", storing: "1 Main|Seoul|Jung|04524",
            ("city=", .silent), ("update", .missing("city")),
            (busanArrives, .busan(keeping: .city, says: "Missing: city")),
            ("state=", .missing("city, state")), ("city=Busan", .missing("state"))),
          Scenario(
            .edge, "no complaint after a rejection that it mended", ("update", .missing(allNames)),
            (busanArrives, .busan(says: "")), ("zip=", .same)),
          Scenario(
            .edge, "the same address, with each of the two messages shown",
            storing: "1 Main|Seoul|Jung|04524", (seoulArrives, .silent),
            ("update", .message(unchanged)), (seoulArrives, .silent)),
          Scenario(
            .edge, "no complaint where there was none", storing: "1 Main|Seoul|Jung|04524",
            ("zip=", .silent), (busanArrives, .busan(keeping: .zip))),
        ]),
      Rule(
        "AF17", "`update` stores all four fields, after an arrival too.",
        hint: "is what the fields hold stored, or only what was touched?",
        points: [RulePoint(\.isUpdateAfterArrival).of(\.answer)],
        scenarios: [
          Scenario(
            .typical, "a touched field among those that followed", typing: "1 Main",
            (busanArrives, .busan(keeping: .street)),
            ("update", .shows("1 Main, Busan, Nam 48400", updated))),
          Scenario(
            .edge, "all touched", typing: "1 Main|Seoul|Jung|04524",
            (busanArrives, .busan(keeping: .street, .city, .state, .zip)),
            ("update", .shows(seoul, updated))),
          Scenario(
            .edge, "touched with blanks around the text", typing: "| Seoul ",
            (busanArrives, .busan(keeping: .city)),
            ("update", .shows("2 High, Seoul, Nam 48400", updated, city: "Seoul"))),
          Scenario(
            .edge, "an edit after the arrival", (busanArrives, .busan()),
            ("state=Suyeong", .same), ("replace-view", .same),
            ("update", .shows("2 High, Busan, Suyeong 48400", updated))),
          Scenario(
            .edge, "what was stored before the arrival", storing: "1 Main|Seoul|Jung|04524",
            typing: "|||0", (busanArrives, .busan(keeping: .zip)),
            ("update", .shows("2 High, Busan, Nam 0", updated)), ("update", .message(unchanged))),
        ]),
    ]
  }
}
