import AppScreens
import TextLayout

/// The wording of traces for questions: events, lines and evidence.
extension SideBySideTraces {
  /// The first question that can be made of a trace and an episode, taken in random order.
  func firstQuestion<Generator: RandomNumberGenerator>(
    _ generator: inout Generator, _ make: (Trace, _ index: Int, inout Generator) -> Question?
  ) -> Question? {
    for index in episodes.indices.shuffled(using: &generator) {
      for trace in traces.shuffled(using: &generator) {
        if let question = make(trace, index, &generator) { return question }
      }
    }
    return nil
  }

  /// The steps on the screen up to an episode.
  func stepsSoFar(upTo index: Int) -> String {
    let names = episodes[...index].map(\.title)
    return index == 0
      ? "A new screen:" : "On a screen, after \(names[1...].joined(separator: " ")):"
  }
}

extension Trace {
  /// The lines of an episode with sender and receiver, by their names or by their roles alone.
  func lines(of index: Int, naming: Bool, as other: Participants? = nil) -> [String] {
    let isNamed = episodes[index].trigger.namesViews
    let names = other ?? participants
    func name(_ participant: Participant) -> String {
      switch participant {
      case .person: "person"
      case .view(let number): isNamed ? "view \(number)" : "view"
      case .mediator:
        !naming
          ? participant.role
          : (names.typeName(of: participant) == nil ? participants : names).name(of: participant)
      case .model: "model"
      case .world: naming ? participants.name(of: .world) : "world"
      }
    }
    return episodes[index].messages.map { message in
      let text = message.renamingMediators(of: participants, by: name).text(namingViews: isNamed)
      return message.sender == message.receiver || message.kind == .state
        ? "\(name(message.receiver)): \(text)"
        : "\(name(message.sender)) → \(name(message.receiver)): \(text)"
    }
  }

  /// A message of the trace as half a sentence.
  func phrase(for message: Message) -> String {
    message.sentence(in: participants)
  }
}

extension Participants {
  /// The name of a participant among the answers to a question.
  func role(_ participant: Participant) -> String {
    switch participant {
    case .person: "the person"
    case .view: "the view"
    case .model: "the model"
    case .mediator, .world: "the \(name(of: participant).inWords)"
    }
  }
}

extension Message {
  /// The message with other names for mediators that it hands over.
  func renamingMediators(of participants: Participants, by name: (Participant) -> String) -> Message
  {
    var message = self
    message.arguments = arguments.map { argument in
      let index = participants.mediators.firstIndex { $0.name == argument }
      return index.map { name(.mediator($0 + 1)) } ?? argument
    }
    return message
  }

  /// Indicates whether the message carries a word, in quotes; a gesture carries the text it hands over.
  func says(_ word: String) -> Bool {
    switch kind {
    case .gesture: name.hasSuffix("=\(word.dropFirst().dropLast())")
    case .state: arguments.last?.contains(word) == true
    case .display: arguments.last == word
    case .event: false
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .cancel, .answer:
      arguments.contains { $0.contains(word) }
    }
  }

  /// The line that recorded the message, and the declaration of what it names.
  func evidence(in participants: Participants) -> [String] {
    guard let site else { return [] }
    let declaration = Declaration(of: self, in: participants)
    return ["recorded: \(site)"] + (declaration.map { ["declared: \($0.place)", $0.text] } ?? [])
  }
}
