import AppModels
import Testing

/// Addresses as they are typed, and what is missing in them.
struct AddressFormTests {
  @Test
  func `a part is trimmed at both ends, by Character`() throws {
    for (typed, trimmed) in [
      ("1 Main", "1 Main"), (" \t\r\n1  Main\u{3000}\u{A0}", "1  Main"), ("\u{301} x", "\u{301} x"),
      (" \u{301}x \u{301}", "x"), ("\u{200B}x\u{200B}", "\u{200B}x\u{200B}"), ("👩‍👩‍👧\n", "👩‍👩‍👧"),
    ] {
      let address = try draft(typed, "b", "c", "d").address()
      #expect(Array(address.street.unicodeScalars) == Array(trimmed.unicodeScalars))
      #expect(address == Address(street: trimmed, city: " b", state: "c ", zip: "\nd\n"))
    }
  }

  @Test
  func `blank parts are missing, in the order of the form`() {
    let drafts: [(texts: [String], missing: [Address.Part])] = [
      (["", "", "", ""], Address.Part.allCases), (["a", " ", "c", "\r\n"], [.city, .zip]),
      ([" \t", "b", "\u{3000}", "d"], [.street, .state]), (["a", "b", "c", ""], [.zip]),
    ]
    for (texts, missing) in drafts {
      #expect(throws: AddressDraft.Failure.missing(missing)) {
        try draft(texts[0], texts[1], texts[2], texts[3]).address()
      }
      #expect(Address(street: texts[0], city: texts[1], state: texts[2], zip: texts[3]) == nil)
    }
  }

  @Test
  func `a draft keeps each part as it was typed`() {
    let draft = draft(" a ", "B b", "", "é\n")
    #expect(Address.Part.allCases.map { draft[$0] } == [" a ", "B b", "", "é\n"])
  }

  @Test
  func `without an address, a part is touched unless it is blank`() {
    for (text, isTouched) in [("", false), (" \n", false), ("a", true), (" a", true)] {
      for part in Address.Part.allCases {
        var draft = AddressDraft()
        draft[part] = text
        #expect(draft.isTouched(part, since: nil) == isTouched)
      }
    }
  }

  @Test
  func `a part is touched when, trimmed, it is not that of the address`() {
    let address = Address(street: "a", city: "b", state: "é", zip: "d")
    let draft = draft(" a\n", "B", "e\u{301}", "")
    let touched = Address.Part.allCases.filter { draft.isTouched($0, since: address) }
    #expect(touched == [.city, .zip])
  }

  private func draft(
    _ street: String, _ city: String, _ state: String, _ zip: String
  ) -> AddressDraft {
    var draft = AddressDraft()
    draft[.street] = street
    draft[.city] = city
    draft[.state] = state
    draft[.zip] = zip
    return draft
  }
}
