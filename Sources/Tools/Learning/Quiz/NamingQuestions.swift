import AppScreens
import TriptychParity
import TriptychTerminal

extension Exercise {
  /// Which line of a given file does another object's work.
  func misplacedLines(
    on catalogue: ExerciseCatalogue, _ material: CourseMaterial
  ) throws(LearnFailure) -> [QuizQuestion] {
    let names = self.names ?? [:]
    let given = try ExerciseFiles(of: self, on: catalogue, in: material).given
    let explanation = try ExerciseNotes(on: self).explanation
    return given.sorted { $0.key < $1.key }.flatMap { file, text in
      let lines = text.matches(of: /(?m)^ *(.*?) *\/\/ (\d+)$/).map {
        (number: String($0.output.2), code: String($0.output.1))
      }
      return lines.indices.compactMap { index in
        names[lines[index].number].map { role in
          // What is said of this line alone, if anything is, does not give away the others.
          let own = explanation.split(separator: "\n")
            .first { $0.hasPrefix("- \(lines[index].number): ") }
            .map { String($0.drop { $0 != ":" }.dropFirst(2)) }
          return QuizQuestion(
            name: "\(folder) \(file)",
            text:
              "One numbered line of \(file) does the work of the \(role). Which one?\n\n\(text.trimmed)",
            choices: lines.map { "\($0.number) \($0.code)" }, right: index,
            explanation: own ?? explanation)
        }
      }
    }
  }
}

extension NamingKey {
  /// Which pattern sends the messages of each conversation.
  func questions(in exercise: Exercise, _ material: CourseMaterial) -> [QuizQuestion] {
    let choices = material.patterns.map(\.name)
    return conversations.enumerated().compactMap { index, conversation in
      choices.firstIndex(of: conversation.pattern).map { right in
        let numbers = conversation.telling.map { "\($0 + 1)" }
        let messages = numbers.count == 1 ? "message" : "messages"
        return QuizQuestion(
          name: "\(exercise.folder) \(index + 1)",
          text: """
            Which pattern sends these messages? \(Quiz.mediator)

            \(conversation.heading)
            \(conversation.key.numbered)
            """,
          choices: choices, right: right,
          explanation: "Only \(conversation.pattern) sends \(messages) \(numbers.listed).")
      }
    }
  }
}
