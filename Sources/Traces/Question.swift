/// A question about a real trace, with its answer and the message that proves it.
public struct Question: Hashable, Sendable {
  /// What is asked about.
  public enum Subject: CaseIterable, Sendable {
    /// Whose conversation this is, with the names of the participants left out.
    case pattern

    /// Which message follows those that are shown.
    case nextMessage

    /// Who came up with a word that the person sees.
    case word
  }

  /// What has happened.
  public let occasion: String

  /// What was said, line by line.
  public let conversation: [String]

  /// The question.
  public let text: String

  /// The answers to choose from.
  public let choices: [String]

  /// The index of the right one.
  public let answer: Int

  /// Why it is right, with the message and where it is declared.
  public let explanation: [String]

  /// A question about one of these traces; nil if they have nothing to ask for on this subject.
  public init?(
    on subject: Subject, about traces: SideBySideTraces,
    using generator: inout some RandomNumberGenerator
  ) {
    let draft =
      switch subject {
      case .pattern: Self.pattern(traces, &generator)
      case .nextMessage: Self.nextMessage(traces, &generator)
      case .word: Self.word(traces, &generator)
      }
    guard let draft else { return nil }
    occasion = draft.occasion
    conversation = draft.conversation
    text = draft.text
    choices = draft.choices
    explanation = draft.explanation
    guard let answer = choices.firstIndex(of: draft.answer) else { return nil }
    self.answer = answer
  }

  /// A question in the making.
  struct Draft {
    let occasion: String
    let conversation: [String]
    let text: String
    let choices: [String]
    let answer: String
    let explanation: [String]
  }
}

extension Question {
  private static func pattern(
    _ traces: SideBySideTraces, _ generator: inout some RandomNumberGenerator
  ) -> Draft? {
    traces.firstDraft(&generator) { trace, index, _ in
      let messages = trace.episodes[index].messages
      let lines = trace.lines(of: index, naming: false)
      let others = traces.traces.filter { $0.pattern != trace.pattern }
      let otherLines = others.map { $0.lines(of: index, naming: false) }
      let proof = messages.indices.first { place in
        messages[place].site != nil && !otherLines.joined().contains(lines[place])
      }
      guard let proof, !otherLines.contains(lines) else { return nil }
      return Draft(
        occasion: traces.happenings(upTo: index), conversation: lines,
        text: "Which pattern has this conversation?",
        choices: traces.traces.map(\.pattern), answer: trace.pattern,
        explanation: ["Only in \(trace.pattern), \(trace.phrase(for: messages[proof]))."]
          + messages[proof].evidence(in: trace.cast))
    }
  }

  private static func nextMessage(
    _ traces: SideBySideTraces, _ generator: inout some RandomNumberGenerator
  ) -> Draft? {
    traces.firstDraft(&generator) { trace, index, generator in
      let messages = trace.episodes[index].messages
      let said = trace.lines(of: index, naming: true)
      let places = messages.indices.dropFirst().filter { messages[$0].site != nil }
      let others = traces.traces.flatMap { other in
        let lines = other.lines(of: index, naming: true, as: trace.cast)
        return zip(other.episodes[index].messages, lines).filter { $0.0.site != nil }.map(\.1)
      }
      let wrong = Set(others).subtracting(said).sorted().shuffled(using: &generator).prefix(3)
      guard wrong.count > 1, let place = places.randomElement(using: &generator) else { return nil }
      return Draft(
        occasion: "In \(trace.pattern). \(traces.happenings(upTo: index))",
        conversation: Array(said[..<place]),
        text: "Which message comes next?",
        choices: (wrong + [said[place]]).shuffled(using: &generator), answer: said[place],
        explanation: ["Next, \(trace.phrase(for: messages[place]))."]
          + messages[place].evidence(in: trace.cast))
    }
  }

  private static func word(
    _ traces: SideBySideTraces, _ generator: inout some RandomNumberGenerator
  ) -> Draft? {
    traces.firstDraft(&generator) { trace, index, generator in
      let messages = trace.episodes[index].messages
      let typed = messages.first?.name ?? ""
      let sights = messages.filter { sight in
        let word = (sight.arguments.last ?? "").dropFirst().dropLast()
        return sight.kind == .display && Int(word) == nil && !["on", "off", ""].contains(word)
      }
      let others = sights.filter {
        !typed.hasSuffix(($0.arguments.last ?? "").dropFirst().dropLast())
      }
      let isEcho = others.isEmpty || Int.random(in: 0..<4, using: &generator) == 0
      guard let sight = (isEcho ? sights : others).randomElement(using: &generator),
        let word = sight.arguments.last,
        let source = messages.firstIndex(where: { $0.says(word) }),
        messages[source].kind != .display
      else { return nil }
      let origin = messages[source]
      let recorded = messages.first { message in
        message.site != nil && message.says(word) && message.sender == origin.sender
      }
      let choices = [Participant.person, .view(1), .mediator, .model].map(trace.cast.role)
      return Draft(
        occasion: "In \(trace.pattern). \(traces.happenings(upTo: index))",
        conversation: ["the person sees \(sight.name) \(word)"],
        text: "Who decided that it says \(word)?", choices: choices,
        answer: trace.cast.role(origin.kind == .state ? origin.receiver : origin.sender),
        explanation: ["The first that has it: \(trace.lines(of: index, naming: true)[source])."]
          + (recorded?.evidence(in: trace.cast) ?? []))
    }
  }
}

extension SideBySideTraces {
  /// The first question that can be made of a trace and an episode, taken in random order.
  fileprivate func firstDraft<Generator: RandomNumberGenerator>(
    _ generator: inout Generator, _ make: (Trace, _ index: Int, inout Generator) -> Question.Draft?
  ) -> Question.Draft? {
    for index in episodes.indices.shuffled(using: &generator) {
      for trace in traces.shuffled(using: &generator) {
        if let draft = make(trace, index, &generator) { return draft }
      }
    }
    return nil
  }

  /// What happened to the screen, up to one of the episodes.
  fileprivate func happenings(upTo index: Int) -> String {
    let names = episodes[...index].map(\.title)
    return index == 0
      ? "A new screen:" : "On a screen, after \(names[1...].joined(separator: " ")):"
  }
}

extension Trace {
  /// Who says what to whom in an episode, by the names of a cast, or by their roles alone.
  fileprivate func lines(of index: Int, naming: Bool, as other: Cast? = nil) -> [String] {
    let isNamed = episodes[index].occasion == .replaceView
    let mediator = naming ? (other ?? cast).name(of: .mediator) : "mediator"
    func name(_ participant: Participant) -> String {
      switch participant {
      case .person: "person"
      case .view(let number): isNamed ? "view \(number)" : "view"
      case .mediator: mediator
      case .model: "model"
      }
    }
    return episodes[index].messages.map { message in
      let text = message.replacing(cast.name(of: .mediator), with: mediator)
        .text(namingViews: isNamed)
      return message.kind == .state
        ? "\(name(message.receiver)): \(text)"
        : "\(name(message.sender)) → \(name(message.receiver)): \(text)"
    }
  }

  /// A message of the trace as half a sentence.
  fileprivate func phrase(for message: Message) -> String {
    Phrase(message, in: cast, newest: message.view ?? 1).text
  }
}

extension Cast {
  /// What to call a participant among the answers to a question.
  fileprivate func role(_ participant: Participant) -> String {
    switch participant {
    case .person: "the person"
    case .view: "the view"
    case .mediator: "the \(name(of: .mediator))"
    case .model: "the model"
    }
  }
}

extension Message {
  /// The message with another argument wherever it carries this one.
  fileprivate func replacing(_ argument: String, with other: String) -> Message {
    Message(
      sender: sender, receiver: receiver, kind: kind, name: name,
      arguments: arguments.map { $0 == argument ? other : $0 }, site: site)
  }

  /// Whether the message carries a word, in quotes; a gesture carries the text that it hands over.
  fileprivate func says(_ word: String) -> Bool {
    switch kind {
    case .gesture: name.hasSuffix("=\(word.dropFirst().dropLast())")
    case .state: arguments.last?.contains(word) == true
    case .display: arguments.last == word
    case .call, .delegate, .bind, .unbind, .show, .set, .read, .notify:
      arguments.contains { $0.contains(word) }
    }
  }

  /// Where a view recorded the message, and where what it names is declared.
  fileprivate func evidence(in cast: Cast) -> [String] {
    guard let site else { return [] }
    let declaration = Declaration(of: self, in: cast)
    return ["recorded: \(site)"] + (declaration.map { ["declared: \($0.place)", $0.text] } ?? [])
  }
}
