import AppScreens
import TriptychTraces

/// Questions on what the person notices if one line is left out, where a view stays.
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

/// The effect of leaving a message out, as a person notices it.
private enum Effect: QuizOutcome {
  case nothing, staysOld, stepIsLost

  func text(in scene: QuizScene) -> String {
    switch self {
    case .nothing: "nothing"
    case .staysOld: "something that the step should have changed stays as it was"
    case .stepIsLost: "all stays as it was, since the mediator has not heard of the step"
    }
  }

  func reason(where right: Effect, in scene: QuizScene) -> String {
    switch (self, right) {
    case (.nothing, .nothing): "The view shows it already."
    case (.nothing, _): "Nobody else tells the view."
    case (.staysOld, .staysOld):
      "The view shows what it was told last, until it is told again."
    case (.staysOld, .nothing): "That is what another line says."
    case (.staysOld, .stepIsLost): "Without this line, nobody hears of the step."
    case (.stepIsLost, .stepIsLost):
      "Nobody but the view ever hears of the gesture: the model stays as it was."
    case (.stepIsLost, _): "The gesture has been heard: that is another line."
    }
  }
}

extension QuizScene {
  /// What the step begins with: its notation.
  private var heading: String { messages.first(where: \.isHeading)?.name ?? "" }

  /// The changes that the person sees, but for what they typed or switched.
  private var changed: [Message] {
    messages.filter {
      $0.kind == .display && $0.sender != .world && !heading.hasPrefix("\($0.name)=")
    }
  }

  /// The values that the view showed before the step, each once, of all that it is told in it.
  fileprivate var before: [String] {
    let told = spoken.map { messages[$0] }.filter { $0.tellsView(in: participants) }
    let values = told.map { message in
      let widget = changed.first { message.isAbout($0.name) }
      let value = widget?.arguments.first ?? message.arguments.last ?? ""
      return "\(widget?.name ?? message.property) is \(value)"
    }
    return values.indices.filter { !values[..<$0].contains(values[$0]) }.map { values[$0] }
  }

  /// The effect of leaving the message out; nil where it is not certain.
  fileprivate func effect(of message: Message) -> Effect? {
    let told = spoken.map { messages[$0] }
    let toMediator = told.filter {
      [.call, .delegate, .assign].contains($0.kind) && !$0.sender.isMediator
    }
    if toMediator == [message] {
      // Of what is typed, a mediator may learn later, when it reads the field.
      return heading.contains("=") || changed.isEmpty ? nil : .stepIsLost
    }
    let same = told.filter {
      $0.tellsView(in: participants) && $0.property == message.property && $0.view == message.view
    }
    guard same == [message] else { return nil }
    if changed.contains(where: { message.isAbout($0.name) }) { return .staysOld }
    // A field that is told what was typed into it shows that already.
    let value = (message.arguments.last ?? "").drop { $0 == "\"" }.prefix { $0 != "\"" }
    guard !message.isAbout(String(heading.prefix { $0 != "=" })) || heading.hasSuffix("=\(value)")
    else { return nil }
    return .nothing
  }
}

extension Message {
  /// Indicates whether what it tells is seen in a widget of this name: `isGreenOn` in `green`.
  fileprivate func isAbout(_ widget: String) -> Bool {
    !widget.isEmpty && property.lowercased().contains(widget.lowercased())
  }
}
