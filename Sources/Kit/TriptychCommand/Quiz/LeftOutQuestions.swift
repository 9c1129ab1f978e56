import AppScreens
import Traces

/// Questions on what the person notices if one line is left out.
enum LeftOutQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let lines = scene.spoken.map { scene.line(scene.messages[$0]) }
    guard lines.count <= QuizScene.longest else { return [] }
    return scene.spoken.enumerated().dropFirst().compactMap { number, place in
      let effect =
        scene.occasion.isNewView
        ? scene.effectOnNewView(of: scene.messages[place])
        : scene.effect(of: scene.messages[place])
      guard let (effect, widget) = effect else { return nil }
      let effects = scene.occasion.isNewView ? Effect.onNewView : Effect.ofStep
      func choice(_ other: Effect) -> Question.Choice {
        .init(
          text: other.text(on: widget),
          reason: other == effect
            ? effect.reason(on: widget, inOldView: scene.messages[place].isOfOldView(in: scene))
            : other.reasonAgainst(effect, widget),
          proof: other == effect ? scene.proof(place) : nil)
      }
      return Question(
        trigger: scene.trigger,
        conversation: scene.occasion.isNewView
          ? lines.numbered : ["before: \(scene.before.joined(separator: ", "))"] + lines.numbered,
        text: "Line \(number + 1) is left out. What does the person notice?",
        kind: "\(effect), \(scene.occasion.isNewView)",
        right: choice(effect), wrong: effects.filter { $0 != effect }.map(choice))
    }
  }

  /// A widget as a person sees it, before the step and after it.
  struct Seen {
    let name: String
    let before: String
    let after: String
  }

  /// The effect of leaving a message out, as a person notices it.
  enum Effect {
    case nothing, staysOld, stepIsLost, isEmpty, nextStepIsLost

    static let ofStep: [Effect] = [.nothing, .staysOld, .stepIsLost]
    static let onNewView: [Effect] = [.nothing, .isEmpty, .nextStepIsLost]

    func text(on widget: Seen) -> String {
      switch self {
      case .nothing: "nothing"
      case .staysOld:
        "\(widget.name) stays \(widget.before), though the app has registered the step"
      case .stepIsLost:
        "\(widget.name) stays \(widget.before), and the app has not registered the step"
      case .isEmpty: "the new view does not show that \(widget.name) is \(widget.after)"
      case .nextStepIsLost: "nothing now, but every later gesture is lost"
      }
    }

    func reason(on widget: Seen, inOldView isOld: Bool) -> String {
      switch self {
      case .nothing:
        isOld
          ? "Nobody looks at the old view any more. But somebody still holds it, or speaks to it."
          : "The view shows it already, or an empty field looks the same."
      case .staysOld:
        "The view shows what it was told last, until it is told again."
      case .stepIsLost: "Nobody but the view ever hears of the gesture: the model stays as it was."
      case .isEmpty: "A new view knows nothing: each value has to reach it."
      case .nextStepIsLost: "The view shows all, but knows nobody whom it could tell of a gesture."
      }
    }

    /// Why it is not this, where it is another effect.
    func reasonAgainst(_ right: Effect, _ widget: Seen) -> String {
      switch self {
      case .nothing:
        right == .nextStepIsLost
          ? "Not now. But a view has to know whom to tell of a gesture."
          : "Nobody else tells the view."
      case .staysOld:
        right == .nothing
          ? "That is what another line says."
          : "Without this line, nobody hears of the step."
      case .stepIsLost: "The gesture has been heard: that is another line."
      case .isEmpty:
        right == .nothing
          ? "The line tells the view nothing that it does not show by itself."
          : "The values are in lines of their own."
      case .nextStepIsLost:
        "By whom a gesture is heard is said by another line, or the view knows it."
      }
    }
  }
}

extension QuizScene {
  /// The widgets that change in the step, but for what the person typed or switched.
  private var changed: [LeftOutQuestions.Seen] {
    let heading = messages.first(where: \.isHeading)?.name ?? ""
    return messages.filter {
      $0.kind == .display && $0.sender != .world && !heading.hasPrefix("\($0.name)=")
    }
    .map { .init(name: $0.name, before: $0.arguments.first ?? "", after: $0.arguments.last ?? "") }
  }

  /// The values that the view showed before the step, of all that it is told in it.
  fileprivate var before: [String] {
    let told = spoken.map { messages[$0] }.filter { $0.tellsView(in: participants) }
    return told.map { message in
      let widget = changed.first { message.isAbout($0.name) }
      return
        "\(widget?.name ?? message.property) is \(widget?.before ?? message.arguments.last ?? "")"
    }
  }

  /// The message's effect in a step on a view that stays; nil where it is not certain.
  fileprivate func effect(of message: Message) -> (LeftOutQuestions.Effect, LeftOutQuestions.Seen)?
  {
    let toMediator = spoken.map { messages[$0] }.filter {
      [.call, .delegate, .assign].contains($0.kind) && !$0.sender.isMediator
    }
    if toMediator == [message] {
      // Of what is typed, a mediator may learn later, when it reads the field.
      let isTyped = messages.first(where: \.isHeading)?.name.contains("=") == true
      return isTyped ? nil : changed.first.map { (.stepIsLost, $0) }
    }
    guard message.tellsView(in: participants), isOnlyOneOfItsProperty(message) else { return nil }
    let heading = messages.first(where: \.isHeading)?.name ?? ""
    if let widget = changed.first(where: { message.isAbout($0.name) }) {
      return (.staysOld, widget)
    }
    let value = message.arguments.last ?? ""
    guard
      !message.isAbout(String(heading.prefix { $0 != "=" }))
        || heading.hasSuffix("=\(value.unquoted)")
    else { return nil }
    // The other answers are on a widget that another line brings up to date.
    return changed.first.map { (.nothing, $0) }
  }

  /// The message's effect where a view is new; nil where it is not certain.
  fileprivate func effectOnNewView(
    of message: Message
  ) -> (LeftOutQuestions.Effect, LeftOutQuestions.Seen)? {
    let told = spoken.map { messages[$0] }.filter {
      $0.tellsView(in: participants) && !$0.isOfOldView(in: self)
    }
    guard let shown = told.first(where: { !$0.isOfEmptyView }).map(LeftOutQuestions.Seen.init)
    else { return nil }
    switch Saying(message, in: participants) {
    case .hereIsMediator: return (.nextStepIsLost, shown)
    case .hearNoMore, .tellNoLonger: return (.nothing, shown)
    case .hereIsView: return (.isEmpty, shown)
    case .tellFromNowOn:
      let value = told.first { $0.name == message.name }
      return value.flatMap { $0.isOfEmptyView ? nil : (.isEmpty, .init($0)) }
    case .value:
      guard !message.isOfOldView(in: self), isOnlyOneOfItsProperty(message) else { return nil }
      return message.isOfEmptyView ? (.nothing, shown) : (.isEmpty, .init(message))
    case .gesture, .ask, .request, .cancel, .answer, .change: return nil
    }
  }

  private func isOnlyOneOfItsProperty(_ message: Message) -> Bool {
    spoken.count {
      messages[$0].tellsView(in: participants) && messages[$0].property == message.property
        && messages[$0].view == message.view
    } == 1
  }
}

extension LeftOutQuestions.Seen {
  /// A widget as a message tells it to a view.
  fileprivate init(_ message: Message) {
    let value = message.arguments.last ?? ""
    self.init(name: message.property, before: value, after: value)
  }
}

extension Message {
  /// Indicates whether it goes to a view that is replaced, or comes from it.
  fileprivate func isOfOldView(in scene: QuizScene) -> Bool {
    view.map { .view($0) != scene.view } ?? false
  }

  /// Indicates whether a view shows what the message tells it before it is told anything.
  fileprivate var isOfEmptyView: Bool {
    ["\"\"", "false", "[]", "nil"].contains(arguments.last)
  }

  /// Indicates whether what it tells is seen in a widget of this name: `isGreenOn` in `green`.
  fileprivate func isAbout(_ widget: String) -> Bool {
    !widget.isEmpty && property.lowercased().contains(widget.lowercased())
  }
}

extension [String] {
  fileprivate var numbered: [String] { enumerated().map { "\($0 + 1)  \($1)" } }
}

extension String {
  /// The text between its quotes.
  fileprivate var unquoted: String { String(drop { $0 == "\"" }.prefix { $0 != "\"" }) }
}
