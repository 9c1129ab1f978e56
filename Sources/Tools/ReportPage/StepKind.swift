import AppScreens

/// A kind of step: steps of one kind can stand for each other in what people do.
enum StepKind: Hashable {
  /// A text that a field holds then, whichever it is.
  case text(of: String)

  /// A digit.
  case digit

  /// Any other sign, such as an operator.
  case sign

  /// A key or an event with a name.
  case named(String)

  /// Indicates whether it is a text.
  var isText: Bool {
    switch self {
    case .text: true
    case .digit, .sign, .named: false
    }
  }

  /// The kind of a step.
  init<Gesture: ScreenGesture>(_ step: Step<Gesture>) {
    let notation = step.notation
    let field = notation.prefix { $0 != "=" }
    if !field.isEmpty, field.count < notation.count {
      self = .text(of: String(field))
    } else if notation.allSatisfy(\.isNumber) {
      self = .digit
    } else if notation.contains(where: \.isLetter) {
      self = .named(notation)
    } else {
      self = .sign
    }
  }
}
