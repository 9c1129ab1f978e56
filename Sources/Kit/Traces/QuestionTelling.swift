import AppScreens
import TextLayout

/// The wording of traces for questions: events, lines and evidence.
extension SideBySideTraces {
  /// The first question that can be made of a trace and an episode, taken in random order.
  func firstDraft<Generator: RandomNumberGenerator>(
    _ generator: inout Generator, _ make: (Trace, _ index: Int, inout Generator) -> Question.Draft?
  ) -> Question.Draft? {
    for index in episodes.indices.shuffled(using: &generator) {
      for trace in traces.shuffled(using: &generator) {
        if let draft = make(trace, index, &generator) { return draft }
      }
    }
    return nil
  }

  /// The steps on the screen up to an episode.
  func happenings(upTo index: Int) -> String {
    let names = episodes[...index].map(\.title)
    return index == 0
      ? "A new screen:" : "On a screen, after \(names[1...].joined(separator: " ")):"
  }
}

extension Trace {
  /// The lines of an episode with sender and receiver, by their names or by their roles alone.
  func lines(of index: Int, naming: Bool, as other: Participants? = nil) -> [String] {
    let isNamed = episodes[index].trigger.namesViews
    let mediator = naming ? (other ?? participants).name(of: .mediator) : "mediator"
    func name(_ participant: Participant) -> String {
      switch participant {
      case .person: "person"
      case .view(let number): isNamed ? "view \(number)" : "view"
      case .mediator: mediator
      case .model: "model"
      case .world: naming ? participants.name(of: .world) : "world"
      }
    }
    return episodes[index].messages.map { message in
      let text = message.replacing(participants.name(of: .mediator), with: mediator)
        .text(namingViews: isNamed)
      return message.sender == message.receiver || message.kind == .state
        ? "\(name(message.receiver)): \(text)"
        : "\(name(message.sender)) → \(name(message.receiver)): \(text)"
    }
  }

  /// A message of the trace as half a sentence.
  func phrase(for message: Message) -> String {
    Phrase(message, in: participants, newest: message.view ?? 1).text
  }
}

extension Participants {
  /// The name of a participant among the answers to a question.
  func role(_ participant: Participant) -> String {
    switch participant {
    case .person: "the person"
    case .view: "the view"
    case .mediator: "the \(name(of: .mediator).inWords)"
    case .model: "the model"
    case .world: "the \(name(of: .world).inWords)"
    }
  }
}

extension Message {
  /// The message with another argument wherever it carries this one.
  func replacing(_ argument: String, with other: String) -> Message {
    Message(
      sender: sender, receiver: receiver, kind: kind, name: name,
      arguments: arguments.map { $0 == argument ? other : $0 }, site: site,
      execution: execution, changesNothing: changesNothing)
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
