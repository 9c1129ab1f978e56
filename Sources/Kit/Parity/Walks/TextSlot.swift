import AppScreens

/// A step that holds texts, known by its notation: `input=1,2` holds one, `arrive=a|b` two.
///
/// So every app whose notation has the form `NAME=TEXT` has its fields tried without a line of its own.
struct TextSlot<Gesture: ScreenGesture> {
  /// The name before the `=`, such as `input`.
  let name: String

  /// The texts that can be replaced by others.
  let texts: [String]

  /// True where nothing but numbers can be put in their place.
  let isNumeric: Bool

  private let separator: Character?

  /// The places for texts in a step; nil if there are none.
  init?(_ step: Step<Gesture>) {
    let parts = step.notation.unicodeScalars.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, step != .replaceView else { return nil }
    name = String(parts[0])
    let text = String(parts[1])
    // In an external event, `|` and the like separate texts; in a field they are text.
    separator = if case .event = step { ["|", ";", ","].first(where: text.contains) } else { nil }
    texts =
      separator.map { text.split(separator: $0, omittingEmptySubsequences: false).map(String.init) }
      ?? [text]
    isNumeric = Self.read(name, texts.map { _ in "q 1q" }, separator) == nil
    guard !isNumeric || Self.read(name, ["17"] + texts.dropFirst(), separator) != nil else {
      return nil
    }
  }

  /// The step with other texts; nil where its notation does not take them.
  func step(holding texts: [String]) -> Step<Gesture>? {
    Self.read(name, texts, separator)
  }

  private static func read(
    _ name: String, _ texts: [String], _ separator: Character?
  ) -> Step<Gesture>? {
    let notation = "\(name)=" + texts.joined(separator: separator.map(String.init) ?? "")
    guard notation != Step<Gesture>.replaceView.notation else { return nil }
    do throws(NotationFailure) {
      let steps = try Step<Gesture>.read(notation)
      // Scalar by scalar: what a finding reports must show it again.
      guard steps.count == 1,
        steps[0].notation.unicodeScalars.elementsEqual(notation.unicodeScalars)
      else { return nil }
      return steps[0]
    } catch {
      return nil
    }
  }
}
