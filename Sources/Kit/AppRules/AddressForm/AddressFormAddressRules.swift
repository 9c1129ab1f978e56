import AppScreens
import Parity

extension AddressFormApp {
  /// AF11 to AF13: what is stored.
  static var addressRules: [Rule<AddressFormGesture, AddressFormDisplay>] {
    [
      Rule(
        "AF11", "All or nothing: no address is ever stored with an empty part.",
        hint: "what has been stored already when a part turns out to be missing?",
        points: [RulePoint(\.isRejected).of(\.address)],
        scenarios: [
          Scenario(
            .typical, "three of four", typing: "1 Main|Seoul|Jung|",
            ("update", .missing("ZIP code"))),
          Scenario(
            .typical, "three new texts and an empty one", storing: "1 Main|Seoul|Jung|04524",
            typing: "2 High|Busan|Nam|", ("zip=", .same), ("update", .missing("ZIP code"))),
          Scenario(
            .edge, "each part in turn", storing: "1 Main|Seoul|Jung|04524",
            ("street=", .silent), ("update", .missing("street")), ("street=2 High", .silent),
            ("city= ", .same), ("update", .missing("city")), ("city=Busan", .silent),
            ("state=\t", .same), ("update", .missing("state")), ("state=Nam", .silent),
            ("zip=\u{A0}", .same), ("update", .missing("ZIP code")), ("zip=48400", .silent),
            ("update", .shows(busan, updated))),
          Scenario(
            .edge, "an address that arrived, with a part emptied",
            (busanArrives, .busan()), ("state=", .same), ("street=1 Main", .same),
            ("update", .missing("state"))),
        ]),
      Rule(
        "AF12", "Emptying fields never deletes the address.",
        hint: "is the address what is stored, or what the fields hold?",
        points: [
          RulePoint(\.isEmptied).showing(\.isDeleted),
          RulePoint(\.isRejectedWhileStored).showing(\.isDeleted),
        ],
        scenarios: [
          Scenario(
            .typical, "all four emptied", storing: "1 Main|Seoul|Jung|04524", ("street=", .silent),
            ("city=", .same), ("state=", .same), ("zip=", .same), ("update", .missing(allNames))),
          Scenario(
            .edge, "all four emptied, and the view replaced", storing: "1 Main|Seoul|Jung|04524",
            ("street=", .silent), ("city=", .same), ("state=", .same), ("zip=", .same),
            ("replace-view", .same), ("update", .missing(allNames)), ("replace-view", .same)),
          Scenario(
            .edge, "emptied, rejected and typed again", storing: "1 Main|Seoul|Jung|04524",
            ("street=", .silent), ("update", .missing("street")), ("street=1 Main", .silent),
            ("update", .message(unchanged))),
        ]),
      Rule(
        "AF13",
        "Inside, texts stay as typed: case, blanks, scripts; any ZIP code will do.",
        hint: "what else is done to a text than trimming it?",
        points: [RulePoint(\.isAccepted).showing(\.isFolded)],
        scenarios: [
          Scenario(
            .typical, "case and blanks", typing: "1  mAIN sT.|são PAULO|sp|NONE yet",
            ("update", .shows("1  mAIN sT., são PAULO, sp NONE yet", updated))),
          Scenario(
            .edge, "scripts, digits and a family", typing: "세종대로 ٢٠٩|서울|中区|〒１２３ 👩‍👩‍👧",
            ("update", .shows("세종대로 ٢٠٩, 서울, 中区 〒１２３ 👩‍👩‍👧", updated))),
          Scenario(
            .edge, "commas, colons and bars", ("street=1, Main", .same), ("city=a|b", .same),
            ("state=,", .same), ("zip=Missing: city", .same),
            ("update", .shows("1, Main, a|b, , Missing: city", updated))),
          Scenario(
            .edge, "combining marks", ("street=\u{301}1 Me\u{301}nage", .same),
            ("city=A\u{30A}s", .same), ("state=q\u{307}\u{323}", .same), ("zip=0\u{20E3}", .same),
            (
              "update",
              .shows("\u{301}1 Me\u{301}nage, A\u{30A}s, q\u{307}\u{323} 0\u{20E3}", updated)
            )),
          Scenario(
            .edge, "line breaks and other whitespace inside",
            typing: "1\u{A0}Main\u{3000}rear|Se\r\noul|Ju\tng|0 4",
            ("update", .shows("1\u{A0}Main\u{3000}rear, Se\r\noul, Ju\tng 0 4", updated))),
        ]),
    ]
  }
}
