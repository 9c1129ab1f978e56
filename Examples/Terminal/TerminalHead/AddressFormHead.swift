import AppModels
import AppScreens

struct AddressFormHead: Head {
  let name = "address"
  let isTyping = true
  var screen: (any Screen<AddressFormGesture, AddressFormDisplay>)?
  var steps: [Step<AddressFormGesture>] = []
  private var edited = 0

  private static let parts = Address.Part.allCases

  /// The addresses that arrive at the press of a key, by turns.
  private static let arrivals = [
    Address(street: "1 Main", city: "Seoul", state: "Jung", zip: "04524"),
    Address(street: "350 Fifth Avenue", city: "New York", state: "NY", zip: "10118"),
  ].compactMap(\.self)

  init() {}

  func draw(in room: Room) -> [String] {
    Self.parts.map { part in
      field(part.rawValue, display[part], isEdited: part == Self.parts[edited], in: room)
    } + [
      "", "[ Update ]    \(display.message)", "", "address       \(display.address)", "",
      "Tab next field   Enter updates", "Ctrl+A an address arrives",
    ]
  }

  mutating func step(for key: Key, in room: Room) -> Step<AddressFormGesture>? {
    let count = Self.parts.count
    switch key {
    case .tab, .down: edited = (edited + 1) % count
    case .backTab, .up: edited = (edited + count - 1) % count
    case .enter: return .gesture(.update)
    case .control("a"): return .event(.arrive(Self.arrivals[events % Self.arrivals.count]))
    case .character, .control, .delete, .pageUp, .pageDown:
      let part = Self.parts[edited]
      return display[part].edited(by: key).map { .gesture(.edit(part, $0)) }
    }
    return nil
  }
}
