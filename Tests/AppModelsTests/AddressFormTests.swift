import AppModels
import Testing

/// What is stored, what is missing, and which fields an address that arrives fills in.
struct AddressFormTests {
  @Test
  func `a part is stored trimmed at both ends, by Character`() throws {
    for (typed, trimmed) in [
      ("1 Main", "1 Main"), (" \t\r\n1  Main\u{3000}\u{A0}", "1  Main"), ("\u{301} x", "\u{301} x"),
      (" \u{301}x \u{301}", "x"), ("\u{200B}x\u{200B}", "\u{200B}x\u{200B}"), ("👩‍👩‍👧\n", "👩‍👩‍👧"),
    ] {
      var form = form(typed, "b", "c", "d")
      form.submit()
      let street = try #require(form.stored).street
      #expect(Array(street.unicodeScalars) == Array(trimmed.unicodeScalars))
      #expect(form.stored == Address(street: trimmed, city: " b", state: "c ", zip: "\nd\n"))
      #expect(form.draft[.street] == trimmed && form.remark == .updated)
      form.submit()
      #expect(form.remark == .nothingToUpdate)
    }
  }

  @Test
  func `blank parts are missing, in the order of the form, and nothing is stored`() {
    let drafts: [(texts: [String], missing: [Address.Part])] = [
      (["", "", "", ""], Address.Part.allCases), (["a", " ", "c", "\r\n"], [.city, .zip]),
      ([" \t", "b", "\u{3000}", "d"], [.street, .state]), (["a", "b", "c", ""], [.zip]),
    ]
    for (texts, missing) in drafts {
      var form = form(texts[0], texts[1], texts[2], texts[3])
      form.submit()
      #expect(form.remark == .missing(missing) && form.stored == nil)
      #expect(Address.Part.allCases.map { form.draft[$0] } == texts)
      #expect(Address(street: texts[0], city: texts[1], state: texts[2], zip: texts[3]) == nil)
    }
  }

  @Test
  func `after a rejection each edit changes what is missing, and ends any other remark`() {
    var form = form("a", "", "c", "")
    form.submit()
    form.edit(.city, text: "b")
    #expect(form.remark == .missing([.zip]))
    form.edit(.zip, text: "d")
    #expect(form.remark == .none)
    form.submit()
    form.edit(.zip, text: "d")
    #expect(form.remark == .none)
  }

  @Test
  func `an address that arrives fills in each part that, trimmed, is as it was stored`() throws {
    let first = try #require(Address(street: "a", city: "b", state: "é", zip: "d"))
    let second = try #require(Address(street: "A", city: "B", state: "E", zip: "D"))
    var form = form(" ", "x", "", "")
    form.receive(first)
    #expect(Address.Part.allCases.map { form.draft[$0] } == ["a", "x", "é", "d"])
    form.edit(.street, text: " a\n")
    form.edit(.state, text: "e\u{301}")
    form.edit(.zip, text: "")
    form.receive(second)
    #expect(Address.Part.allCases.map { form.draft[$0] } == ["A", "x", "E", ""])
    #expect(form.stored == second)
  }

  private func form(
    _ street: String, _ city: String, _ state: String, _ zip: String
  ) -> AddressForm {
    var form = AddressForm()
    form.edit(.street, text: street)
    form.edit(.city, text: city)
    form.edit(.state, text: state)
    form.edit(.zip, text: zip)
    return form
  }
}
