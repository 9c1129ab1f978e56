import AppScreens

private let noField = "no widget of the display is a @Field"
private let noTypedField = """
  the view sets what the user types (it types with display.$NAME.type(text), and sets other texts \
  with display.NAME = text)
  """

extension PatternReport.RuleVerdict {
  /// The reason for which no display decides the rule; nil for any other verdict.
  ///
  /// That is not the fault of the screen.
  package var missingField: String? {
    guard verdict == .notRun, let reason = notTried.first else { return nil }
    return [noField, noTypedField].contains(reason) ? reason : nil
  }
}

extension AppDefinition {
  /// Indicates whether the display has text fields that show when their cursor moves.
  var hasFields: Bool { !Display().fields.isEmpty }

  /// The reason for which no display shows whether a cursor moves, by what scenarios have shown; nil if there is
  /// none.
  func missingField(_ scenarios: CheckResult?) -> String? {
    guard hasFields else { return noField }
    return scenarios?.hasUntypedField == true ? noTypedField : nil
  }
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
