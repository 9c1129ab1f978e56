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

  private(set) var display: AddressFormDisplay
  private var stored: Texts?

  /// Indicates whether the message says what is missing.
  private var complains = false

  /// Four texts, in the order of the parts.
  private typealias Texts = [String]

  init() {
    display = AddressFormDisplay()
    display.address = "No address yet"
  }

  mutating func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      complainOfMissing()
    case .update where missing.isEmpty: store()
    case .update:
      complains = true
      complainOfMissing()
    }
  }

  mutating func deliver(_ event: AddressFormEvent) {
    switch event {
    case .arrive(let address):
      for (index, part) in Part.allCases.enumerated()
      where display[part].trimmed == stored?[index] ?? "" {
        display[part] = address[part]
      }
      show(Part.allCases.map { address[$0] })
      complainOfMissing()
    }
  }

  private mutating func store() {
    let texts = Part.allCases.map { display[$0].trimmed }
    complains = false
    display.message = texts == stored ? "Nothing to update" : "Address updated"
    for (part, text) in zip(Part.allCases, texts) { display[part] = text }
    show(texts)
  }

  private mutating func show(_ address: Texts) {
    stored = address
    display.address = "\(address[0]), \(address[1]), \(address[2]) \(address[3])"
  }

  private var missing: [Part] {
    Part.allCases.filter { display[$0].allSatisfy(\.isWhitespace) }
  }

  /// After a rejection, what is missing; no message as soon as nothing is.
  private mutating func complainOfMissing() {
    let missing = missing
    complains = complains && !missing.isEmpty
    let names = missing.map(Self.name).joined(separator: ", ")
    display.message = complains ? "Missing: \(names)" : ""
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
