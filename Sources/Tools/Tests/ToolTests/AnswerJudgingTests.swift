import Foundation
import Testing
import TriptychSourceReading
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychLearning

/// What an answer is worth: lines, orders, marks and numbers.
struct AnswerJudgingTests {
  @Test func `what the user sees may be anywhere after what shows it, and nothing else may`() throws
  {
    try ExercisePackage.with { kit in
      let exercise = try ExerciseCatalogue(of: kit).exercise(named: "shuffled-key")
      let cards = try AnswerKey(of: exercise, in: "MVC", .fixtures).lines.dropFirst()
      // What the user typed is seen at once, and a status once the view has it.
      let seen = cards.filter { $0.receiver == "user" }.map(\.card)
      let status = try #require(seen.firstIndex { $0.hasPrefix("view > user: status") })
      let others = cards.filter { $0.receiver != "user" }.map(\.card)
      let file = URL(fileURLWithPath: "answer.txt")
      let judge = try AnswerJudge(exercise, for: file, in: .fixtures)
      func isSolved(_ lines: [String]) -> Bool {
        judge.judgement(on: lines.joined(separator: "\n")).isSolved
      }
      #expect(seen.count > 1)
      #expect(isSolved(others + seen))
      #expect(isSolved((others + seen).map { $0.replacing("→", with: " -> ") }))
      let numbered = zip(1..., others + seen).map { "\($0). \($1)" }
      #expect(isSolved(numbered))
      #expect(seen[0].hasPrefix("view > user: query"))
      #expect(isSolved([seen[0]] + others + seen.dropFirst()))
      #expect(!isSolved([seen[status]] + others + seen.filter { $0 != seen[status] }))
      #expect(!isSolved(others.reversed() + seen))
      #expect(!isSolved(others + seen.dropFirst()))
      // Line by line, in any of the right orders.
      let order = [seen[0]] + others + seen.dropFirst()
      for count in 1..<order.count {
        let right =
          count == 1 ? "The first message is right." : "The first \(count) messages are right."
        let text = order.prefix(count).joined(separator: "\n")
        for (next, start) in [
          ("", "More messages follow."), (order[0], "Line \(count + 1) does not"),
        ] {
          guard case .wrongAnswer(let reason) = judge.judgement(on: "\(text)\n\(next)") else {
            Issue.record("\(count) lines are solved")
            continue
          }
          #expect(reason.hasPrefix(start) && reason.hasSuffix(right), "\(reason)")
        }
      }
    }
  }

  /// What a file must not use, or must; the compiler says that `Tokens.total` is on lines 3 and 5.
  private func misplaced(
    _ names: String..., in text: String = "", beside added: String = ""
  ) -> MisplacedNames {
    MisplacedNames(
      misplacement: Exercise.Misplacement(
        file: "P.swift", names: names, reason: "It belongs there."),
      source: SourceText(text, file: "/P.swift"), added: [SourceText(added, file: "/More.swift")]
    ) { name in
      (name == "Tokens.total" ? [3, 5] : []).map { SourceLine(file: "/P.swift", line: $0) }
    }
  }

  @Test func `code that was copied, but not deleted, is found by what it uses`() throws {
    func faults(_ text: String, beside added: String = "") throws -> [String] {
      try misplaced("isInteger", "Song", "\"error\"", in: text, beside: added).faults
    }
    let found = try faults(
      "let a = 1\nlet b = token.isInteger && token.isInteger\nlet c = \"error\"\n")
    #expect(found.count == 1)
    #expect(found.first?.contains("P.swift:2: isInteger is used") == true, "\(found)")
    #expect(found.first?.contains("P.swift:3: \"error\"") == true, "\(found)")
    #expect(found.first?.hasSuffix("\nIt belongs there.") == true)
    let others =
      "// no isInteger\nlet a = \"Song\", isIntegerLike = 1, Songs = 2, error = \"an error\"\n"
    #expect(try faults(others).isEmpty)
    let onOneLine = try faults("let b = token.isInteger ? Song(): nil\n")
    #expect(onOneLine.first?.contains("P.swift:1: isInteger and Song are used here\n") == true)
  }

  @Test func `an extension in a file that a learner has added belongs to the type's file`() throws {
    let own = "struct Tokens {}"
    let text = "var failure: String { \"error\" }"
    let faults = try misplaced("\"error\"", in: own, beside: "\nextension Tokens { \(text) }")
      .faults
    #expect(faults.first?.contains("More.swift:2: \"error\" is used here") == true, "\(faults)")
    #expect(try misplaced("\"error\"", in: own, beside: "struct Words { \(text) }").faults == [])
  }

  @Test func `a member is found where the compiler has it, and one that is needed is missed`()
    throws
  {
    let found = try misplaced("Tokens.total").faults
    #expect(found.first?.contains("P.swift:3: Tokens.total") == true)
    #expect(try misplaced("Tokens.total").omissions.isEmpty)
    let missed = try misplaced("Draft.missing", in: "draft.missing").omissions
    #expect(missed.first == "Draft.missing is not used in P.swift\nIt belongs there.")
  }

  @Test func `dashes that look alike are named, where they differ`() {
    let names = JudgementText.namesOfDashes(in: "date: –", and: "date: -")
    #expect(names == "- is hyphen-minus, U+002D; – is en dash, U+2013")
    #expect(JudgementText.namesOfDashes(in: "a-b", and: "a-c").isEmpty)
    #expect(JudgementText.namesOfDashes(in: "–", and: "unknown").isEmpty)
  }

  @Test func `an answer without the first message is asked for it`() throws {
    try ExercisePackage.with { kit in
      let exercise = try ExerciseCatalogue(of: kit).exercise(named: "one-key")
      let judge = try AnswerJudge(
        exercise, for: URL(fileURLWithPath: "answer.txt"), in: .fixtures)
      func reason(_ text: String) -> String {
        if case .wrongAnswer(let reason) = judge.judgement(on: text) { reason } else { "" }
      }
      #expect(reason("view > presenter").contains("is “user > view” missing?"))
      #expect(!reason("view > model\nuser > view").contains("missing?"))
      #expect(
        reason("user > view\nview > controller").contains(
          "“controller” is not one of user, view, presenter and model."))
      #expect(reason("1. user > view") == reason("user > view"))
      #expect(reason("user > view\nview presenter").contains("Write SENDER > RECEIVER."))
    }
  }

  @Test func `what is named by a mark with letters is read in any case`() throws {
    let about = """
      {"kind": "name", "app": "colour", "patterns": ["MVP"], "names": {"S3": "broken", "S5": "Holds"}}
      """
    try withFolder(["32-review/exercise.json": about, "32-review/answer.txt": ""]) { folder in
      let exercise = try Exercise(in: URL(fileURLWithPath: "\(folder)/32-review"))
      let judge = try AnswerJudge(exercise, for: URL(fileURLWithPath: "answer.txt"), in: .fixtures)
      #expect(judge.judgement(on: "# S3 is one\nS3: broken\ns5: HOLDS\n").isSolved)
      guard case .wrongAnswer(let reason) = judge.judgement(on: "S3: holds\nS5: holds") else {
        Issue.record("solved by a wrong prediction")
        return
      }
      #expect(reason == "1 of 2 are right. You wrote 2 answers, 1 of them wrong.")
    }
  }

  @Test func `a number is read in digits or as a word, and with words around it`() throws {
    try ExercisePackage.with { kit in
      let exercise = try ExerciseCatalogue(of: kit).exercise(named: "same-key")
      let judge = try AnswerJudge(exercise, for: URL(fileURLWithPath: "answer.txt"), in: .fixtures)
      let key = try AnswerKey(of: exercise, in: "MVVM", .fixtures)
      let messages = key.lines.map(\.arrow).joined(separator: "\n")
      func judgement(_ answer: String) -> Judgement {
        judge.judgement(on: "\(messages)\nfirst difference: \(answer)\n")
      }
      let words = ["0", "one", "two", "three", "four", "five", "six", "seven"]
      let number = try #require(words.indices.first { judgement("\($0)").isSolved })
      for answer in [words[number], "\(number) (viewModel)", "message \(number)."] {
        #expect(judgement(answer).isSolved, "\(answer)")
      }
      guard case .wrongAnswer(let reason) = judgement("the last") else {
        Issue.record("solved without a number")
        return
      }
      #expect(reason.contains("Write a number after “first difference:”"))
    }
  }
}
