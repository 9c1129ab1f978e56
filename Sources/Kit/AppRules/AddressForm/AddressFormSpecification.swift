import AppModels
import AppScreens
import Parity

extension AddressFormApp {
  /// The rules as code.
  public var specification: (any Specification<AddressFormGesture, AddressFormDisplay>)? {
    AddressFormSpecification()
  }
}

/// AF1 to AF17 as code.
struct AddressFormSpecification: Specification {
  private typealias Part = Address.Part

  private var fields = Texts()
  private var stored: Texts?
  private var complains = false
  private var hasArrived = false

  /// Four texts.
  private struct Texts: Hashable {
    var texts = Array(repeating: "", count: Part.allCases.count)

    subscript(part: Part) -> String {
      get { texts[Part.allCases.firstIndex(of: part) ?? 0] }
      set { texts[Part.allCases.firstIndex(of: part) ?? 0] = newValue }
    }

    var trimmed: Texts { Texts(texts: texts.map(\.withoutOuterWhitespace)) }

    var inWords: String { "\(self[.street]), \(self[.city]), \(self[.state]) \(self[.zip])" }

    private static let plain = Set(
      " 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// True if there is nothing in them but letters, digits and single blanks of ASCII.
    var isPlain: Bool {
      texts.allSatisfy { text in
        text.utf8.allSatisfy(Self.plain.contains) && !text.contains("  ")
      }
    }

    var missing: [Part] {
      zip(Part.allCases, texts).filter { $1.allSatisfy(\.isWhitespace) }.map(\.0)
    }
  }

  var initial: Expectation<AddressFormDisplay> {
    var display = AddressFormDisplay()
    display.address = "No address yet"
    return Expectation(display, by: "AF1")
  }

  mutating func perform(
    _ gesture: AddressFormGesture, showing expected: inout Expectation<AddressFormDisplay>
  ) {
    switch gesture {
    case .edit(let part, let text): edit(part, text, &expected)
    case .update where fields.missing.isEmpty: store(&expected)
    case .update: reject(&expected)
    }
  }

  mutating func happen(
    _ event: AddressFormEvent, showing expected: inout Expectation<AddressFormDisplay>
  ) {
    switch event {
    case .arrive(let address): take(address, &expected)
    }
  }

  private mutating func edit(
    _ part: Part, _ text: String, _ expected: inout Expectation<AddressFormDisplay>
  ) {
    let hadNews = !complains && !expected.display.message.isEmpty
    fields[part] = text
    expected.otherwise(by: "AF2")
    expected.show(\.[part], text, by: "AF2")
    judge(by: complains ? "AF7" : hadNews ? "AF9" : "AF8", &expected)
  }

  private mutating func store(_ expected: inout Expectation<AddressFormDisplay>) {
    let isInVain = fields.trimmed == stored
    fields = fields.trimmed
    stored = fields
    complains = false
    expected.otherwise(by: "AF4")
    expected.show(
      \.address, fields.inWords,
      by: isInVain ? "AF10" : hasArrived ? "AF17" : fields.isPlain ? "AF4" : "AF13")
    for part in Part.allCases { expected.show(\.[part], fields[part], by: "AF5") }
    expected.show(
      \.message, isInVain ? "Nothing to update" : "Address updated", by: isInVain ? "AF10" : "AF4")
  }

  private mutating func reject(_ expected: inout Expectation<AddressFormDisplay>) {
    complains = true
    expected.otherwise(by: "S6")
    expected.cite(stored == nil ? "AF11" : "AF12", for: \.address)
    judge(by: "AF6", &expected)
  }

  private mutating func take(
    _ address: Address, _ expected: inout Expectation<AddressFormDisplay>
  ) {
    let hadMessage = !expected.display.message.isEmpty
    expected.otherwise(by: "AF14")
    for part in Part.allCases {
      let isTouched = fields[part].withoutOuterWhitespace != stored?[part] ?? ""
      let isPlain = stored == nil && (isTouched || fields[part].isEmpty)
      if !isTouched { fields[part] = address[part] }
      expected.show(\.[part], fields[part], by: isPlain ? "AF14" : "AF15")
    }
    stored = Texts(texts: Part.allCases.map { address[$0] })
    hasArrived = true
    expected.show(\.address, stored?.inWords ?? "", by: "AF14")
    judge(by: hadMessage ? "AF16" : "AF8", &expected)
  }

  /// After a rejection, what is missing; no message as soon as nothing is.
  private mutating func judge(
    by rule: String, _ expected: inout Expectation<AddressFormDisplay>
  ) {
    let missing = fields.missing
    complains = complains && !missing.isEmpty
    let isBlank = missing.contains { !fields[$0].isEmpty }
    let names = missing.map(Self.name).joined(separator: ", ")
    expected.show(
      \.message, complains ? "Missing: \(names)" : "", by: complains && isBlank ? "AF3" : rule)
  }

  private static func name(of part: Part) -> String {
    switch part {
    case .street: "street"
    case .city: "city"
    case .state: "state"
    case .zip: "ZIP code"
    }
  }
}
