import AppModels
import AppScreens
import TriptychParity
import TriptychTerminal

extension AddressFormApp {
  /// The rules as code.
  public var specification: (any Specification<AddressFormGesture, AddressFormDisplay>)? {
    AddressFormSpecification()
  }
}

/// AF1 to AF17 as code.
struct AddressFormSpecification: Specification {
  private typealias Part = Address.Part

  private static let noAddress = "No address yet"

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

    var trimmed: Texts { Texts(texts: texts.map(\.trimmed)) }

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
    display.address = Self.noAddress
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

  mutating func deliver(
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
    if stored != nil { expected.cite("AF12", for: \.address, ifShown: Self.noAddress) }
    judge(by: complains ? "AF7" : hadNews ? "AF9" : "AF8", &expected)
  }

  private mutating func store(_ expected: inout Expectation<AddressFormDisplay>) {
    let isInVain = fields.trimmed == stored
    let rule = isInVain ? "AF10" : hasArrived ? "AF17" : fields.isPlain ? "AF4" : "AF13"
    fields = fields.trimmed
    stored = fields
    complains = false
    expected.otherwise(by: "AF4")
    expected.cite("AF3", for: \.complains, ifShown: true)
    expected.cite("AF4", for: \.address, ifShown: expected.display.address)
    // Where only case differs, or a zero is gone, all is stored, but not as it was typed.
    expected.cite(rule, for: \.address.folded)
    expected.show(\.address, fields.inWords, by: "AF13")
    for part in Part.allCases {
      expected.cite("AF5", for: \.[part].folded)
      expected.show(\.[part], fields[part], by: "AF13")
    }
    expected.show(
      \.message, isInVain ? "Nothing to update" : "Address updated", by: isInVain ? "AF10" : "AF4")
  }

  private mutating func reject(_ expected: inout Expectation<AddressFormDisplay>) {
    complains = true
    expected.otherwise(by: "S6")
    expected.cite("AF12", for: \.address, ifShown: Self.noAddress)
    expected.cite(hasBlank ? "AF3" : "AF11", for: \.address)
    judge(by: "AF6", &expected)
  }

  private mutating func take(
    _ address: Address, _ expected: inout Expectation<AddressFormDisplay>
  ) {
    let hadMessage = !expected.display.message.isEmpty
    expected.otherwise(by: "AF14")
    for part in Part.allCases {
      let isTouched = fields[part].trimmed != stored?[part] ?? ""
      let isPlain = stored == nil && (isTouched || fields[part].isEmpty)
      if !isTouched { fields[part] = address[part] }
      expected.show(\.[part], fields[part], by: isPlain ? "AF14" : "AF15")
    }
    stored = Texts(texts: Part.allCases.map { address[$0] })
    hasArrived = true
    expected.cite("AF14", for: \.address, ifShown: expected.display.address)
    expected.show(\.address, stored?.inWords ?? "", by: "AF4")
    judge(by: hadMessage ? "AF16" : "AF8", &expected)
  }

  /// Indicates whether a field holds whitespace alone.
  private var hasBlank: Bool { fields.missing.contains { !fields[$0].isEmpty } }

  /// After a rejection, what is missing; no message as soon as nothing is.
  private mutating func judge(
    by rule: String, _ expected: inout Expectation<AddressFormDisplay>
  ) {
    let missing = fields.missing
    complains = complains && !missing.isEmpty
    let names = missing.map(Self.name).joined(separator: ", ")
    if rule == "AF9" { expected.cite("AF8", for: \.complains, ifShown: true) }
    expected.show(
      \.message, complains ? "Missing: \(names)" : "", by: complains && hasBlank ? "AF3" : rule)
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

extension AddressFormDisplay {
  /// Indicates whether something is said to be missing.
  fileprivate var complains: Bool { message.hasPrefix("Missing") }
}

extension String {
  /// The text with nothing but small letters, and without the zeros that a number loses.
  fileprivate var folded: String { lowercased().replacing(/\b0+/, with: "") }
}
