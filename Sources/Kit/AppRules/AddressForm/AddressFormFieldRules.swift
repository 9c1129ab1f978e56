import AppScreens
import Parity

extension AddressFormApp {
  /// AF1 to AF5: what is typed, and what becomes of it.
  static var fieldRules: [Rule<AddressFormGesture, AddressFormDisplay>] {
    [
      Rule(
        "AF1",
        """
        Initially the fields are empty, the address is `No address yet`, and there is no message.
        """,
        why: """
          One version of the post starts with nothing, the other with an empty address that its own \
          check would refuse.
          """,
        hint: "what is shown where no address is stored yet?",
        points: [RulePoint(\.isNew), RulePoint(\.isEmptiedAgain)],
        scenarios: [
          Scenario(.typical, "a new screen"),
          Scenario(
            .edge, "a field typed and emptied again", ("street=1", .same), ("street=", .same)),
        ]),
      Rule(
        "AF2",
        """
        An edit shows exactly what was typed, in that field alone; the address waits for `update`.
        """,
        hint: "what does an edit change beside its own field, and is its text altered on the way?",
        points: [RulePoint(\.isEdit).of(\.fieldsAndAddress)],
        scenarios: [
          Scenario(
            .typical, "an edit of each field", ("street=1 Main", .same), ("city=Seoul", .same),
            ("state=Jung", .same), ("zip=04524", .same)),
          Scenario(
            .typical, "edits while an address is stored", storing: "1 Main|Seoul|Jung|04524",
            ("street=2 High", .silent), ("zip=48400", .same)),
          Scenario(
            .edge, "blanks, commas and combining marks", ("street=  1 Main, rear\t", .same),
            ("city=\u{301}A\u{30A} ", .same), ("state=\u{3000}", .same), ("zip=\r\n", .same)),
          Scenario(
            .edge, "the same text in two fields, then emptied in one", ("city=Seoul", .same),
            ("state=Seoul", .same), ("city=", .same)),
          Scenario(.edge, "ten thousand Characters", ("zip=" + long, .same), ("zip=", .same)),
        ]),
      Rule(
        "AF3", "A field is filled if any of its Characters is no whitespace.",
        why: "The post lets a blank pass.",
        hint: "is a field with nothing but blanks taken for filled, whatever the kind of blank?",
        points: [RulePoint(\.isUpdateWithWhitespace)],
        scenarios: [
          Scenario(
            .typical, "a blank fills nothing", typing: "1 Main| |Jung|04524",
            ("update", .missing("city"))),
          Scenario(
            .edge, "whitespace of other kinds", typing: "\u{A0}|\u{3000}|\t\u{2003}|\r\n",
            ("update", .missing(allNames))),
          Scenario(
            .edge, "one Character is enough", typing: " 1|-\u{3000}|\u{A0}.|0\n",
            ("update", .shows("1, -, . 0", updated, street: "1", city: "-", state: ".", zip: "0"))),
          Scenario(
            .edge, "a Character that is not seen is no whitespace",
            typing: "1 Main|\u{200B}|Jung|04524",
            ("update", .shows("1 Main, \u{200B}, Jung 04524", updated))),
        ]),
      Rule(
        "AF4",
        """
        `update` with all four filled stores them, trimmed at both ends: the address is \
        `STREET, CITY, STATE ZIP`, the message `Address updated`.
        """,
        why: "The refactored post pushes the old value: always one behind.",
        hint: "is the address shown that is stored now, or the one before?",
        points: [RulePoint(\.isAccepted).of(\.answer)],
        scenarios: [
          Scenario(
            .typical, "four texts", ("street=1 Main", .same), ("city=Seoul", .same),
            ("state=Jung", .same), ("zip=04524", .same),
            ("update", .shows("1 Main, Seoul, Jung 04524", "Address updated"))),
          Scenario(
            .typical, "another address after it", storing: "1 Main|Seoul|Jung|04524",
            typing: "2 High|Busan|Nam|48400", ("update", .shows(busan, updated))),
          Scenario(
            .edge, "blanks at both ends", typing: "  1 Main|Seoul  | Jung |\t04524\n",
            (
              "update",
              .shows(seoul, updated, street: "1 Main", city: "Seoul", state: "Jung", zip: "04524")
            )),
          Scenario(
            .edge, "in another order", typing: "||Jung|04524", ("city=Seoul", .same),
            ("street=1 Main", .same), ("update", .shows(seoul, updated))),
          Scenario(
            .edge, "after one that was rejected", typing: "1 Main|Seoul|Jung|",
            ("update", .missing("ZIP code")), ("zip=04524", .silent),
            ("update", .shows(seoul, updated))),
        ]),
      Rule(
        "AF5", "After an `update` with all four filled the fields show the trimmed texts.",
        hint: "are the fields shown what was stored, or do they keep what was typed?",
        points: [RulePoint(\.isTrimmed).of(\.fields)],
        scenarios: [
          Scenario(
            .typical, "blanks around a text", typing: " 1 Main |Seoul|Jung|04524",
            ("update", .shows(seoul, updated, street: "1 Main"))),
          Scenario(
            .edge, "whitespace of other kinds, and blanks inside",
            typing: "\u{A0}1  Main\u{3000}|\tSe oul\r\n|Jung|04524",
            (
              "update",
              .shows("1  Main, Se oul, Jung 04524", updated, street: "1  Main", city: "Se oul")
            )),
          Scenario(
            .edge, "with nothing to update", storing: "1 Main|Seoul|Jung|04524",
            typing: "|  Seoul|Jung\u{A0}|",
            ("update", .shows(nil, unchanged, city: "Seoul", state: "Jung"))),
          Scenario(
            .edge, "only then", typing: " 1 Main | Seoul |Jung|", ("update", .missing("ZIP code")),
            ("zip= 04524", .silent),
            ("update", .shows(seoul, updated, street: "1 Main", city: "Seoul", zip: "04524"))),
        ]),
    ]
  }
}
