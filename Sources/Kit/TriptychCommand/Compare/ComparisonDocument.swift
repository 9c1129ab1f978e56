import AppScreens
import CommandVerbs
import Parity

extension Comparison {
  /// Writes a comparison as one JSON object on one line, each step when it has been taken.
  ///
  /// The verdict comes last, since it is known last. Nothing that is written is kept.
  ///
  /// - Parameter console: The console to write to.
  /// - Returns: Whether the patterns are identical.
  /// - Throws: When the output is closed.
  func writeDocument(to console: Console) throws -> Bool {
    let json = JSONText()
    try console.write(#"{"app":\#(json.text(app.name)),"steps":["#)
    var separator = ""
    let difference = try run { step, shown in
      let displays = Dictionary(uniqueKeysWithValues: zip(shown.patterns, shown.displays))
      let moment = ComparedStep(
        gesture: step?.notation, displays: displays, expected: shown.expected)
      try console.write(separator + json.text(moment))
      separator = ","
    }
    try console.write(#"],"identical":\#(difference == nil)}"# + "\n")
    return difference == nil
  }
}

/// A step of a comparison: its gesture, null for the new screen, the displays by pattern, and what was expected.
private struct ComparedStep<Display: ScreenDisplay>: Encodable {
  let gesture: String?
  let displays: [String: Display]
  let expected: Display?

  enum CodingKeys: CodingKey {
    case gesture, displays, expected
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gesture, forKey: .gesture)
    try container.encode(displays, forKey: .displays)
    try container.encodeIfPresent(expected, forKey: .expected)
  }
}
