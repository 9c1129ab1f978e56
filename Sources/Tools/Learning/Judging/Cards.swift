import TriptychParity

/// The messages of one pattern on cards, shuffled, with two of another pattern among them.
struct Cards {
  private let cards: [String]

  /// The cards of an exercise: its first pattern's messages, and two of its second's.
  init(of exercise: Exercise, in material: CourseMaterial) throws(LearnFailure) {
    let keys = try exercise.patterns.map { pattern throws(LearnFailure) in
      try AnswerKey(of: exercise, in: pattern, material)
    }
    let own = keys.first?.lines.dropFirst() ?? []
    let mediator = own.first?.receiver ?? ""
    let strange = keys.dropFirst().flatMap(\.lines).filter { line in
      !own.contains { $0.text == line.text } && line.sender != "user"
    }
    // The other pattern's mediator goes by this one's name, or its name alone would tell.
    let renamed = strange.suffix(2).map { line in
      func name(_ name: String) -> String {
        ["user", "view", "model", "service"].contains(name) ? name : mediator
      }
      return AnswerKey.Line(
        sender: name(line.sender), receiver: name(line.receiver), text: line.text)
    }
    var generator = SeededGenerator(seed: UInt64(exercise.number) + 1)
    cards = (own + renamed).map(\.card).shuffled(using: &generator)
  }

  /// The cards, one on each line.
  var text: String { cards.joined(separator: "\n") }
}
