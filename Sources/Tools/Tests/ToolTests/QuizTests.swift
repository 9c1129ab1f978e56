import Foundation
import Testing
import TriptychScaffold
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychLearning

/// The questions of exercises in the format GIFT, read back as Moodle reads it.
struct QuizTests {
  /// Runs `learn --gift` on the exercises of a package.
  private func quiz(_ words: String..., in kit: KitPackage) -> Transcript {
    let program = Program(
      name: "learn", version: "1", purpose: "",
      verbs: [LearnVerb(.fixtures, executable: "learn", kit: kit).verb])
    return Transcript { program.run(["--gift"] + words, on: $0) }
  }

  @Test(arguments: [
    "a = {b} ~ #c: d", "\\n and \\", "// 1\n\n  two\n", "[html] <b>", "::name::", "%50%half",
    "=> ~=",
    "#### ->",
  ])
  func `any text is read back as it was written`(text: String) throws {
    let question = QuizQuestion(
      name: text, text: text, choices: [text, "1 \(text)"], right: 1, explanation: text)
    let other = QuizQuestion(name: "b", text: "c", choices: ["d", "e"], right: 0, explanation: "")
    let read = GIFTQuestion.questions(in: "\(question.gift)\n\(other.gift)")
    let plain = text.trimmed
    #expect(
      read == [
        GIFTQuestion(
          name: plain, text: plain, choices: [plain, "1 \(plain)"], rights: [1], feedback: plain),
        GIFTQuestion(name: "b", text: "c", choices: ["d", "e"], rights: [0]),
      ])
  }

  @Test func `messages are chosen among those of all patterns, and the right ones are the code's`()
    throws
  {
    try ExercisePackage.with { kit in
      let transcript = quiz("--at", "2-4", in: kit)
      #expect(transcript.status == 0, "\(transcript.messages)")
      let questions = GIFTQuestion.questions(in: transcript.output)
      #expect(
        questions.map(\.name) == ["02-one-key MVP", "03-shuffled-key MVC", "04-same-key MVVM"])
      let catalogue = try ExerciseCatalogue(of: kit)
      for (question, exercise) in zip(questions, catalogue.exercises.dropFirst()) {
        let pattern = exercise.patterns[0]
        let own = try AnswerKey(of: exercise, in: pattern, .fixtures).numbered
        #expect(question.rights.map { question.choices[$0] } == [own])
        #expect(question.choices.count > 1)
        #expect(Set(question.choices).count == question.choices.count)
        #expect(question.text.contains("Which messages follow the last step in \(pattern)?"))
      }
      let none = quiz("--at", "1", in: kit)
      #expect(none.status == 2)
      #expect(none.message.contains("no multiple-choice question in 01-say-error"))
      #expect(quiz(kit.folder, in: kit).status == 2)
      #expect(!FileManager.default.fileExists(atPath: "\(kit.folder)/Exercises"))
    }
  }

  @Test func `a pattern is chosen by its messages, and a line by the role whose work it does`()
    throws
  {
    let about = """
      {"kind": "name", "app": "four-function", "patterns": ["MVP"], "names": {"1": "view", "2": "model"},
       "conversations": [{"app": "four-function", "pattern": "MVVM", "steps": ["5"]}]}
      """
    let home = "Sources/Tools/Learning/Exercises/01-whose"
    try withFolder([
      "Package.swift": #"let package = Package(name: "triptych")"#,
      "\(home)/exercise.json": about, "\(home)/answer.txt": "# Whose?\n",
      "\(home)/hints.md": "# Question\n\nWhy?\n\n# Answer\n\nSo.\n\n- 1: Its own.\n",
      "\(home)/given/Shop.swift":
        "struct Shop {\n  // 3 shops\n  let a = 1  // 1\n  let b = a  // 2\n}\n",
    ]) { folder in
      let transcript = try quiz(in: KitPackage(in: folder))
      let questions = GIFTQuestion.questions(in: transcript.output)
      try #require(questions.count == 3, "\(transcript.messages)")
      #expect(questions[0].rights == [0] && questions[0].feedback == "Its own.")
      #expect(questions[1].text.contains("Shop.swift does the work of the model. Which one?"))
      #expect(questions[1].text.hasSuffix("let b = a  // 2\n}"))
      #expect(questions[1].choices == ["1 let a = 1", "2 let b = a"])
      #expect(questions[1].rights == [1] && questions[1].feedback.hasPrefix("Why?\nSo."))
      #expect(questions[2].choices == ["MVC", "MVP", "MVVM"] && questions[2].rights == [2])
      #expect(questions[2].text.contains("2 view > mediator: press(.digit(.five))"))
      #expect(questions[2].feedback.hasPrefix("Only MVVM sends message"))
    }
  }
}
