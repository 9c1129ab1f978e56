import AppScreens
import TextLayout

/// A question about a real trace, with its answer and the message that proves it.
package struct Question: Hashable, Sendable {
  /// The subject of a question.
  package enum Subject: CaseIterable, Sendable {
    /// Whose conversation this is, with the names of the participants left out.
    case pattern

    /// Which message follows those that are shown.
    case nextMessage

    /// The origin of a word that the person sees.
    case word
  }

  /// The steps so far.
  package let trigger: String

  /// The conversation, line by line.
  package let conversation: [String]

  /// The question.
  package let text: String

  /// The answers to choose from.
  package let choices: [String]

  /// The index of the right one.
  package let answer: Int

  /// Why it is right, with the message and where it is declared.
  package let explanation: [String]

  /// A question about one of these traces; nil if they have nothing to ask for on this subject.
  package init?(
    on subject: Subject, about traces: SideBySideTraces,
    using generator: inout some RandomNumberGenerator
  ) {
    let question =
      switch subject {
      case .pattern: Self.pattern(traces, &generator)
      case .nextMessage: Self.nextMessage(traces, &generator)
      case .word: Self.word(traces, &generator)
      }
    guard let question else { return nil }
    self = question
  }

  private init?(
    trigger: String, conversation: [String], text: String, choices: [String], answer: String,
    explanation: [String]
  ) {
    guard let index = choices.firstIndex(of: answer) else { return nil }
    self.trigger = trigger
    self.conversation = conversation
    self.text = text
    self.choices = choices
    self.answer = index
    self.explanation = explanation
  }
}

extension Question {
  private static func pattern(
    _ traces: SideBySideTraces, _ generator: inout some RandomNumberGenerator
  ) -> Question? {
    traces.firstQuestion(&generator) { trace, index, _ in
      let messages = trace.episodes[index].messages
      let lines = trace.lines(of: index, naming: false)
      let others = traces.traces.filter { $0.pattern != trace.pattern }
      let otherLines = others.map { $0.lines(of: index, naming: false) }
      let proof = messages.indices.first { place in
        messages[place].site != nil && !otherLines.joined().contains(lines[place])
      }
      guard let proof, !otherLines.contains(lines) else { return nil }
      return Question(
        trigger: traces.stepsSoFar(upTo: index), conversation: lines,
        text: "Which pattern has this conversation?",
        choices: traces.traces.map(\.pattern), answer: trace.pattern,
        explanation: ["Only in \(trace.pattern), \(trace.phrase(for: messages[proof]))."]
          + messages[proof].evidence(in: trace.participants))
    }
  }

  private static func nextMessage(
    _ traces: SideBySideTraces, _ generator: inout some RandomNumberGenerator
  ) -> Question? {
    traces.firstQuestion(&generator) { trace, index, generator in
      let messages = trace.episodes[index].messages
      let said = trace.lines(of: index, naming: true)
      let places = messages.indices.dropFirst().filter { messages[$0].site != nil }
      let others = traces.traces.flatMap { other in
        let lines = other.lines(of: index, naming: true, as: trace.participants)
        return zip(other.episodes[index].messages, lines).filter { $0.0.site != nil }.map(\.1)
      }
      let wrong = Set(others).subtracting(said).sorted().shuffled(using: &generator).prefix(3)
      guard wrong.count > 1, let place = places.randomElement(using: &generator) else { return nil }
      return Question(
        trigger: "In \(trace.pattern). \(traces.stepsSoFar(upTo: index))",
        conversation: Array(said[..<place]),
        text: "Which message comes next?",
        choices: (wrong + [said[place]]).shuffled(using: &generator), answer: said[place],
        explanation: ["Next, \(trace.phrase(for: messages[place]))."]
          + messages[place].evidence(in: trace.participants))
    }
  }

  private static func word(
    _ traces: SideBySideTraces, _ generator: inout some RandomNumberGenerator
  ) -> Question? {
    traces.firstQuestion(&generator) { trace, index, generator in
      let messages = trace.episodes[index].messages
      let typed = messages.first?.name ?? ""
      let changes = messages.filter { change in
        let word = (change.arguments.last ?? "").dropFirst().dropLast()
        return change.kind == .display && change.sender != .world && Int(word) == nil
          && !["on", "off", ""].contains(word)
      }
      let others = changes.filter {
        !typed.hasSuffix(($0.arguments.last ?? "").dropFirst().dropLast())
      }
      let isEcho = others.isEmpty || Int.random(in: 0..<4, using: &generator) == 0
      guard let change = (isEcho ? changes : others).randomElement(using: &generator),
        let word = change.arguments.last,
        let source = messages.firstIndex(where: { $0.says(word) }),
        messages[source].kind != .display
      else { return nil }
      let origin = messages[source]
      let recorded = messages.first { message in
        message.site != nil && message.says(word) && message.sender == origin.sender
      }
      let lanes = trace.participants.lanes
      let choices = ([.person] + lanes).map(trace.participants.role)
      return Question(
        trigger: "In \(trace.pattern). \(traces.stepsSoFar(upTo: index))",
        conversation: ["the person sees \(change.name) \(word)"],
        text: "Who decided that it says \(word)?", choices: choices,
        answer: trace.participants.role(origin.kind == .state ? origin.receiver : origin.sender),
        explanation: ["The first that has it: \(trace.lines(of: index, naming: true)[source])."]
          + (recorded?.evidence(in: trace.participants) ?? []))
    }
  }
}
