import AppModels

/// A gesture on a four-function calculator: pressing a key.
public enum CalculatorGesture: ScreenGesture, CaseIterable {
  /// A key is pressed.
  case press(Calculator.Key)

  /// A press of every key, as the keypad has them, row by row.
  public static let allCases = Calculator.Key.allCases.map(Self.press)

  private static let pressByLabel = Dictionary(
    uniqueKeysWithValues: allCases.map { (Substring($0.notation), $0) })

  /// The label of the key: `0` to `9`, `+`, `-`, `*`, `/`, `=` or `AC`.
  public var notation: String {
    switch self {
    case .press(.digit(let digit)): String(digit.rawValue)
    case .press(.operation(let operation)): String(operation.rawValue)
    case .press(.equals): "="
    case .press(.allClear): "AC"
    }
  }

  /// Reads one key or a run of them.
  ///
  /// - Parameter notation: Keys with nothing between them, such as `12+3*4=` or `AC`.
  /// - Returns: A press for each key, in order.
  /// - Throws: When there is no key, or something other than a key, and at which character.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    guard !notation.isEmpty else { throw failure(of: "", "is not a key") }
    var gestures: [Self] = []
    var rest = notation[...]
    var position = 1
    while let first = rest.first {
      let label = rest.prefix(first == "A" ? 2 : 1)
      guard let gesture = pressByLabel[label] else {
        throw failure(of: String(first), "at character \(position) is not a key")
      }
      gestures.append(gesture)
      rest.removeFirst(label.count)
      position += label.count
    }
    return gestures
  }

  private static func failure(of text: String, _ fault: String) -> NotationFailure {
    NotationFailure(
      of: text, fault, remedy: "the keys are 0 to 9, + - * / = and AC, as in 12+3*4=")
  }
}
