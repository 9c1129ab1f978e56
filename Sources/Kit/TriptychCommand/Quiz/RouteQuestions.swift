import AppScreens
import Traces

/// Questions on who says something to whom.
enum RouteQuestions {
  static func about(_ scene: QuizScene) -> [Question] {
    let heard = scene.messages.indices.filter {
      let message = scene.messages[$0]
      return message.site != nil || message.isHeading || message.changesModel
    }
    let lines = heard.map { scene.line(scene.messages[$0]) }
    guard !scene.occasion.isNewView, heard.count <= QuizScene.longest else { return [] }
    return zip(heard, lines).dropFirst().compactMap { place, line in
      let message = scene.messages[place]
      let right = Route(message.sender, message.receiver)
      guard lines.count(where: { $0 == line }) == 1, scene.isNeutral(message),
        scene.routes.contains(right)
      else { return nil }
      let what = scene.words(of: message)
      return Question(
        trigger: scene.trigger,
        conversation: lines.map { $0 == line ? "? → ?: \(what)" : $0 },
        text: "Who says the line with the question marks, and to whom?", kind: right.kind,
        right: .init(
          text: right.text(in: scene), reason: scene.sentence(on: message),
          proof: scene.proof(place)),
        wrong: scene.routes.filter { $0 != right }.map {
          .init(text: $0.text(in: scene), reason: $0.reason(against: right))
        })
    }
  }
}

/// A sender and a receiver.
private struct Route: Hashable {
  let sender: Participant
  let receiver: Participant

  init(_ sender: Participant, _ receiver: Participant) {
    self.sender = sender
    self.receiver = receiver
  }

  func text(in scene: QuizScene) -> String {
    "\(scene.noun(sender)), to \(scene.noun(receiver))"
  }

  var kind: String { "\(sender.role)>\(receiver.role)" }

  /// Why this is not the way that a message takes.
  func reason(against right: Route) -> String {
    if sender == right.receiver, receiver == right.sender { return "It is the other way round." }
    return switch (sender, receiver) {
    case (.view, .model): "The view does not know the model: it talks to the mediator only."
    case (_, .model) where sender == right.sender:
      "The model would then do something, and this is about what is shown."
    case (_, .model): "The mediator has to hear of it before it can tell the model."
    case (.view, _): "The view has said what the person did: that is another line."
    default: "The view would then show something, and this is not to be seen yet."
    }
  }
}

extension QuizScene {
  /// Indicates whether what is said does not tell who says it, as `here is the view` does.
  fileprivate func isNeutral(_ message: Message) -> Bool {
    switch Saying(message, in: participants) {
    case .value: true
    case .gesture: messages.first(where: \.isHeading)?.name.contains("=") == false
    default: message.changesModel
    }
  }

  /// The ways that somebody might think of.
  fileprivate var routes: [Route] {
    [
      Route(view, .mediator(1)), Route(.mediator(1), view), Route(.mediator(1), .model),
      Route(view, .model),
    ]
  }
}

extension Message {
  /// Indicates whether the model is changed by it.
  fileprivate var changesModel: Bool {
    kind == .state && receiver == .model && sender.isMediator && name.contains(".")
  }
}
