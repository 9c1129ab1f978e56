import AppScreens

/// The reasons for which no display shows whether a cursor moves, which is not the fault of a screen.
enum MissingField {
  private static let ofDisplay = "no widget of the display is a @Field"
  private static let ofView = """
    the view sets what the user types (it types with display.$NAME.type(text), and sets other texts \
    with display.NAME = text)
    """

  /// Both.
  static let reasons = [ofDisplay, ofView]

  /// The reason for an app, by what its scenarios have shown; nil if there is none.
  static func reason(in app: some AppDefinition, _ scenarios: CheckResult?) -> String? {
    app.hasFields ? scenarios?.hasUntypedField == true ? ofView : nil : ofDisplay
  }
}

extension AppDefinition {
  /// Indicates whether the display has text fields that show when their cursor moves.
  var hasFields: Bool { !Display().fields.isEmpty }
}

extension Examination {
  /// Indicates whether a view sets the text that the user types, as if code had done it.
  var hasUntypedField: Bool {
    let text = "q1q"
    let names = Display().fields.keys
    let edits = app.alphabet.compactMap { TextSlot(Step.gesture($0)) }
      .filter { names.contains($0.name) }
    return Dictionary(grouping: edits, by: \.name).compactMap(\.value.first).contains { slot in
      guard let step = slot.step(holding: [text]) else { return false }
      let trail = runner.show(Walk([step]), of: app, on: pattern)
      guard let field = trail.displays.last??.display.fields[slot.name] else { return false }
      return field.wrappedValue == text && !field.isTyped && !field.isCursorMoved
    }
  }
}

extension ScreenDisplay {
  /// The text fields by their names.
  fileprivate var fields: [String: Field] {
    Mirror(reflecting: self).children.reduce(into: [:]) { fields, child in
      // A property wrapper is stored under the name with an underscore.
      guard let field = child.value as? Field, let label = child.label else { return }
      fields[String(label.dropFirst())] = field
    }
  }
}
