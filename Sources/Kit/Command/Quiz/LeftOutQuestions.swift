import AppScreens
import TriptychTraces

/// Questions on what the user notices if one line is left out, where a view stays.
///
/// Which line is missing where a view is new is asked by `MissingLineQuestions`.
enum LeftOutQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let lines = scene.spoken.map { scene.line(scene.messages[$0]) }
    guard !scene.occasion.isNewView, lines.count <= QuizScene.longest,
      Set(lines).count == lines.count
    else { return [] }
    return scene.spoken.enumerated().dropFirst().compactMap { number, place in
      guard let effect = scene.effect(of: scene.messages[place]) else { return nil }
      let numbered = lines.enumerated().map { "\($0 + 1)  \($1)" }
      return Question(
        about: scene,
        reading: ["before: \(scene.before.joined(separator: ", "))"] + numbered,
        "Line \(number + 1) is left out. What does the person notice?", right: effect,
        provedBy: scene.proof(place))
    }
  }
}

/// The effect of leaving a message out, as the user notices it.
private enum Effect: QuizOutcome {
  case nothing, staysOld, stepIsLost

  func text(in scene: QuizScene) -> String {
    switch self {
    case .nothing: "nothing"
    case .staysOld: "the step is handled, but the view keeps an old value"
    case .stepIsLost: "the step has no effect: the mediator does not receive it"
    }
  }

  func reason(where right: Effect, in scene: QuizScene) -> String {
    switch (self, right) {
    case (.nothing, .nothing): "The view shows it already."
    case (.nothing, _): "No other message brings the new value to the view."
    case (.staysOld, .staysOld):
      "The view shows the last value that it received, until it receives another."
    case (.staysOld, .nothing): "The view shows this value already."
    case (.staysOld, .stepIsLost): "Without this line, the mediator does not handle the step."
    case (.stepIsLost, .stepIsLost):
      "Only the view receives the gesture: mediator and model stay as they were."
    case (.stepIsLost, _): "The mediator has received the gesture: that is another line."
    }
  }
}

extension QuizScene {
  /// What the step begins with: its notation.
  private var heading: String { messages.first(where: \.isHeading)?.name ?? "" }

  /// The changes that the user sees, but for what they typed or switched.
  private var changed: [Message] {
    messages.filter {
      $0.kind == .display && $0.sender != .service && !heading.hasPrefix("\($0.name)=")
    }
  }

  /// The values that the view showed before the step, each once, of all that it receives in it.
  fileprivate var before: [String] {
    let sent = spoken.map { messages[$0] }.filter { $0.updatesView(in: participants) }
    let values = sent.map { message in
      let widget = changed.first { message.isAbout($0.name) }
      let value = widget?.arguments.first ?? message.arguments.last ?? ""
      return "\(widget?.name ?? message.property) is \(value)"
    }
    return values.indices.filter { !values[..<$0].contains(values[$0]) }.map { values[$0] }
  }

  /// The effect of leaving the message out; nil where it is not certain.
  fileprivate func effect(of message: Message) -> Effect? {
    let sent = spoken.map { messages[$0] }
    let toMediator = sent.filter {
      [.call, .delegate, .assign].contains($0.kind) && !$0.sender.isMediator
    }
    if toMediator == [message] {
      // A mediator may get what is typed later, when it reads the field.
      return heading.contains("=") || changed.isEmpty ? nil : .stepIsLost
    }
    let same = sent.filter {
      $0.updatesView(in: participants) && $0.property == message.property && $0.view == message.view
    }
    guard same == [message] else { return nil }
    if changed.contains(where: { message.isAbout($0.name) }) { return .staysOld }
    // A field that receives what was typed into it shows that already.
    let value = (message.arguments.last ?? "").drop { $0 == "\"" }.prefix { $0 != "\"" }
    guard !message.isAbout(String(heading.prefix { $0 != "=" })) || heading.hasSuffix("=\(value)")
    else { return nil }
    return .nothing
  }
}

extension Message {
  /// Indicates whether its value is seen in a widget of this name: `isGreenOn` in `green`.
  fileprivate func isAbout(_ widget: String) -> Bool {
    !widget.isEmpty && property.lowercased().contains(widget.lowercased())
  }
}
