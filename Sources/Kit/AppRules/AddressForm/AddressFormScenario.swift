import AppModels
import AppScreens
import Parity

extension Scenario<AddressFormGesture, AddressFormDisplay> {
  /// Steps, each with the change that follows; a field keeps the text that is typed into it.
  ///
  /// - Parameters:
  ///   - kind: The rule at work, or its edge.
  ///   - name: What the scenario is about, in a few words.
  ///   - stored: Four trimmed texts that are typed and stored first, as in `1 Main|Seoul|Jung|04524`.
  ///   - typed: Texts that are typed then, in the same form; one that is empty is not typed.
  ///   - count: How often the steps are taken, one time after the other.
  ///   - steps: The steps.
  ///   - fileID: Where the scenario is written.
  ///   - line: The line there.
  init(
    _ kind: Kind, _ name: String, storing stored: String? = nil, typing typed: String = "",
    repeating count: Int = 1, _ steps: (String, AddressFormChange)...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    var initial = AddressFormDisplay()
    initial.address = AddressFormApp.none
    self.init(
      kind, name, from: initial,
      (stored.map(Self.storing) ?? []) + Self.edits(typed, stored == nil ? .same : .silent)
        + Array(repeating: steps, count: count).flatMap { $0 },
      fileID: fileID, line: line
    ) { display, gesture, change in
      switch gesture {
      case .edit(let part, let text): display[part] = text
      case .update: break
      }
      change.apply(to: &display)
    } happen: { display, _, change in
      change.apply(to: &display)
    }
  }

  /// Typing four texts and storing them.
  private static func storing(_ texts: String) -> [(String, AddressFormChange)] {
    let parts = texts.split(separator: "|")
    let address = "\(parts[0]), \(parts[1]), \(parts[2]) \(parts[3])"
    return edits(texts, .same) + [("update", .shows(address, AddressFormApp.updated))]
  }

  /// An edit for each text that is not empty, and the change that each makes.
  private static func edits(
    _ texts: String, _ change: AddressFormChange
  ) -> [(String, AddressFormChange)] {
    zip(Address.Part.allCases, texts.split(separator: "|", omittingEmptySubsequences: false))
      .filter { !$1.isEmpty }
      .map { ("\($0.rawValue)=\($1)", change) }
  }
}

extension AddressFormChange {
  fileprivate func apply(to display: inout AddressFormDisplay) {
    for (part, text) in fields { display[part] = text }
    if let address { display.address = address }
    if let message { display.message = message }
  }
}
