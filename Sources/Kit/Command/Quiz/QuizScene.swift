import AppScreens
import TriptychSourceReading
import TriptychTextLayout
import TriptychTraces

/// One step on a screen in one pattern, which questions are about.
struct QuizScene {
  /// The number of lines that can be read at a glance; longer conversations are not asked about.
  static let longest = 14

  /// The app's title.
  let title: String

  /// The notation of the app's steps.
  let notation: String

  /// The number of the walk that it is a step of.
  let sample: Int

  /// The same steps in all patterns.
  let traces: SideBySideTraces

  /// Those in the pattern that is asked about.
  private(set) var trace: Trace

  /// The index of the step's episode.
  let index: Int

  var messages: [Message] { trace.episodes[index].messages }
  var occasion: Trace.Episode.Trigger { trace.episodes[index].trigger }
  var participants: Participants { trace.participants }

  /// The steps up to this one, as the verb `trace` takes them.
  var steps: String {
    let steps = traces.episodes[...index].dropFirst().map(\.title.shellQuoted)
    return index == 0 ? "A new screen." : "Steps: \(steps.joined(separator: " "))"
  }

  /// The messages that participants send one another: no changes of state, and nothing that the user
  /// sees.
  var spoken: [Message] { messages.filter { $0.site != nil || $0.isHeading } }

  /// The newest view.
  var view: Participant { .view(messages.compactMap(\.view).max() ?? 1) }

  /// Indicates whether the app has a service or a store.
  var hasService: Bool { participants.service != nil }

  /// The name of a participant, the same in every pattern.
  func name(_ participant: Participant) -> String {
    switch participant {
    case .view(let number): occasion.namesViews ? "view \(number)" : "view"
    case .service: participants.name(of: .service)
    case .user, .mediator, .model: participant.role
    }
  }

  /// The name of a participant, with an article where it is not numbered.
  func noun(_ participant: Participant) -> String {
    if case .view = participant, occasion.namesViews { return name(participant) }
    return "the \(name(participant))"
  }

  /// Who says what to whom.
  func line(_ message: Message) -> String {
    let isOfOne = message.sender == message.receiver || message.kind == .state
    return
      "\(isOfOne ? "" : "\(name(message.sender)) → ")\(name(message.receiver)): \(words(of: message))"
  }

  /// What a message says.
  func words(of message: Message) -> String {
    let saying = Saying(message, in: participants)
    let heading = messages.first(where: \.isHeading)?.name
    let isCall = message.sender.isMediator && message.kind == .call
    return saying.text(
      on: saying != .gesture ? message.property : isCall ? message.verb : heading ?? message.verb,
      value: message.arguments.last ?? "", view: noun(message.sender))
  }

  /// What a message says, as a sentence in the words of the code.
  func sentence(on message: Message) -> String {
    let text = message.sentence(in: participants)
    return "\(text.prefix(1).uppercased())\(text.dropFirst())."
  }

  /// The same step in the other patterns.
  var others: [QuizScene] {
    traces.traces.filter { $0.pattern != trace.pattern }.map { trace in
      var other = self
      other.trace = trace
      return other
    }
  }

  /// Indicates whether another is about the same steps, or about some that continue from there.
  func hasSteps(of other: QuizScene) -> Bool {
    sample == other.sample || (title, steps) == (other.title, other.steps)
  }
}

extension Message {
  /// The line that sends it; nil where it is not known, and where a view ends a binding, which is known
  /// by the line that began it.
  var line: SourceLine? {
    if case .view = sender { return kind == .unbind ? nil : site }
    return executed
  }

  /// Indicates whether it gives the view a value to show.
  func updatesView(in participants: Participants) -> Bool {
    Saying(self, in: participants) == .value
  }
}

extension Trace.Episode.Trigger {
  /// Indicates whether the view is new at the step.
  var isNewView: Bool { self == .newScreen || self == .replaceView }
}
