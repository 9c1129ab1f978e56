import Foundation
import TriptychTerminal

/// What `hints.md` says of an exercise: hints in levels, then one question and its answer.
struct ExerciseNotes {
  /// The hints; each says more than the one before, and the last shows code.
  let hints: [String]

  /// The question after the solution.
  let question: String

  /// Its answer.
  let answer: String

  /// The notes on an exercise.
  ///
  /// - Throws: A `LearnFailure` where they cannot be read.
  init(on exercise: Exercise) throws(LearnFailure) {
    let file = exercise.home.appendingPathComponent("hints.md")
    let text: String
    do {
      text = try String(ofFile: Data(contentsOf: file))
    } catch {
      throw LearnFailure(reading: file, error)
    }
    var sections: [String: String] = [:]
    for section in "\n\(text)".components(separatedBy: "\n# ").dropFirst() {
      let parts = section.split(separator: "\n", maxSplits: 1)
      sections[String(parts[0])] =
        parts.count > 1 ? parts[1].trimmed : ""
    }
    hints = (1...3).compactMap { sections["Hint \($0)"] }
    question = sections["Question"] ?? ""
    answer = sections["Answer"] ?? ""
  }
}
