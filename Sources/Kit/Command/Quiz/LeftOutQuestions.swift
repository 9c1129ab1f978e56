import AppScreens
import TriptychTraces

/// Questions on what is different after a step if one line is left out, where a view stays.
///
/// Which line is missing where a view is new is asked by `MissingLineQuestions`.
enum LeftOutQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let lines = scene.spoken.map(scene.line)
    // Of a step that changes nothing, two answers would be true.
    guard !scene.occasion.isNewView, lines.count <= QuizScene.longest,
      Set(lines).count == lines.count, scene.messages.contains(where: { $0.kind == .state })
    else { return [] }
    return scene.spoken.enumerated().dropFirst().compactMap { index, message in
      let number = index + 1
      guard let (effect, reason) = scene.effect(of: message, inLine: number) else { return nil }
      let before = scene.before.joined(separator: ", ")
      return Question(
        about: scene,
        reading: (before.isEmpty ? [] : ["before, the view shows: \(before)"])
          + lines.enumerated().map { "\($0 + 1)  \($1)" },
        """
        Line \(number) is not sent; the others are, unless they depend on it. Compared with what \
        really happened, what is different after the step?
        """,
        kind: "\(effect)",
        right: .init(text: effect.text, reason: reason, proof: message),
        wrong: Effect.allCases.filter { $0 != effect }
          .map { .init(text: $0.text, reason: $0.reason) })
    }
  }
}

/// The effect of a step of which a message is left out.
private enum Effect: CaseIterable {
  case same, staysOld, stepIsLost

  /// What is different, in words.
  var text: String {
    switch self {
    case .same: "nothing"
    case .staysOld: "only the view, which shows an outdated value"
    case .stepIsLost: "the mediator, which has not received the step"
    }
  }

  /// The reason why it is wrong where another is right.
  var reason: String {
    switch self {
    case .same: "No other line brings this to the mediator or to the view."
    case .staysOld: "The mediator gets nothing without this line, or the view shows this already."
    case .stepIsLost: "The step reaches the mediator by another line."
    }
  }
}

extension QuizScene {
  /// What the step begins with: its notation.
  private var heading: String { messages.first(where: \.isHeading)?.name ?? "" }

  /// Indicates whether a message is about the widget that the user has just changed.
  private func isAboutStep(_ message: Message) -> Bool {
    heading.contains("=") && message.isAbout(String(heading.prefix { $0 != "=" }))
  }

  /// The changes that the user sees, but for what they typed or switched.
  private var changed: [Message] {
    messages.filter {
      $0.kind == .display && $0.sender != .service && !heading.hasPrefix("\($0.name)=")
    }
  }

  /// The values that the view showed before the step, each once, of all that it receives in it.
  fileprivate var before: [String] {
    let sent = spoken.filter { $0.updatesView(in: participants) && !isAboutStep($0) }
    let values = sent.map { message in
      let now = message.arguments.last ?? ""
      return "\(message.property) is \(valueBefore(message, now))"
    }
    return values.indices.filter { !values[..<$0].contains(values[$0]) }.map { values[$0] }
  }

  /// The value that a property had before a message, as the message would write it.
  private func valueBefore(_ message: Message, _ now: String) -> String {
    guard let widget = changed.first(where: { message.isAbout($0.name) }),
      let old = widget.arguments.first
    else { return now }
    // A widget is on or off where the property is true or false, and has lines where it is an array.
    if let isOn = Bool(now) { return "\(!isOn)" }
    return now.hasPrefix("[") ? (old == "\"\"" ? "[]" : "another array") : old
  }

  /// The effect of leaving the message out, and why; nil where it is not certain.
  fileprivate func effect(of message: Message, inLine number: Int) -> (Effect, String)? {
    let toMediator = spoken.filter(\.isOfViewToMediator)
    if toMediator == [message] {
      // A mediator may get what is typed later, when it reads the field.
      guard !heading.contains("="), !changed.isEmpty else { return nil }
      return (.stepIsLost, "The mediator gets no message but line \(number).")
    }
    let same = spoken.filter {
      $0.updatesView(in: participants) && $0.property == message.property && $0.view == message.view
    }
    guard same == [message] else { return nil }
    let (property, argument) = (message.property, message.arguments.last ?? "")
    if changed.contains(where: { message.isAbout($0.name) }) {
      return (.staysOld, "Only line \(number) gives the view the new \(property).")
    }
    guard isAboutStep(message) else {
      return (.same, "Before the step, \(property) was \(argument) already, and the view shows it.")
    }
    // A field that receives what was typed into it shows that already.
    let value = argument.drop { $0 == "\"" }.prefix { $0 != "\"" }
    guard heading.hasSuffix("=\(value)") else { return nil }
    return (.same, "The view shows it since line 1: the user has done it there.")
  }
}

extension Message {
  /// Indicates whether its value is seen in a widget of this name: `isGreenOn` in `green`.
  fileprivate func isAbout(_ widget: String) -> Bool {
    !widget.isEmpty && property.lowercased().contains(widget.lowercased())
  }
}
