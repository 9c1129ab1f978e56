import Foundation
import Testing
import TriptychHostSystem
import TriptychScaffold
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning

/// What a teacher would lose who makes an exercise of a right screen.
struct NewExerciseTests {
  private static let presenter = "Sources/MVP/Calculator/CalculatorPresenter.swift"

  /// A patch that makes the calculator show another word than `error`, with a comment or without.
  private static func patch(_ comment: String = "") throws -> String {
    let right = try text("\(packageFolder)/\(presenter)")
    let wrong = comment + right.replacing("\"error\"", with: "\"wrong\"")
    return try LinePatch.text(from: right, to: wrong, in: "CalculatorPresenter.swift")
  }

  @Test(arguments: ["", "// TODO: a header of the teacher's own\n"])
  func `the learner's file is wrong, and our solution is the lesson again`(
    comment: String
  ) throws {
    let shelf = try ExerciseShelf(of: try KitPackage(in: packageFolder))
    let draft = try ExerciseDraft(
      "99-other-word", from: "Sources/MVP/Calculator", brokenBy: try Self.patch(comment), on: shelf,
      in: .ofLesson)
    let files = try draft.skeleton(for: ExerciseFault())
    try withFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("99-other-word/\($0.path)", $0.text) })
    ) { folder in
      let exercise = try Exercise(in: URL(fileURLWithPath: "\(folder)/99-other-word"))
      #expect(exercise.app == "four-function")
      #expect(exercise.patterns == ["MVP"])
      let made = try ExerciseFiles(of: exercise, on: shelf, in: .ofLesson)
      let start = try #require(made.start["CalculatorPresenter.swift"])
      #expect(start.contains("\"wrong\"") && start.contains("TODO"))
      #expect(made.start.count == 1 && made.given["CalculatorView.swift"] != nil)
      let solution = try made.solution(of: "CalculatorPresenter.swift")
      let lesson = try text("\(packageFolder)/\(Self.presenter)")
      let code = try #require(solution).split(separator: "\n").filter {
        !$0.hasPrefix("// ") && !$0.contains("TODO")
      }
      #expect(code == lesson.split(separator: "\n"))
    }
  }

  @Test(arguments: [
    (["one-key", "Sources/MVP/Calculator"], "there is 02-one-key"),
    (["02-lost-sign", "Sources/MVP/Calculator"], "there is 02-one-key"),
    (["sign", "Sources/MVP/Calculator"], "such as lost-sign"),
    (["../lost-sign", "Sources/MVP/Calculator"], "such as lost-sign"),
    (["lost-sign", "Sources/MVP/Calc"], "such as Sources/MVP/Calculator"),
    (["lost-sign", "/etc"], "such as Sources/MVP/Calculator"),
    (["lost-sign", "Sources/MVVM/Calculator"], "CalculatorViewModel.swift"),
    (["lost-sign"], "a screen of the lesson"),
  ])
  func `what cannot be made is refused, and nothing is written`(
    words: [String], message: String
  ) throws {
    try withFolder(["a.patch": try Self.patch()]) { folder in
      let shelf = "\(packageFolder)/\(ExerciseShelf.folder)"
      let before = files(in: shelf)
      let operands = words.prefix(2) + (words.count > 1 ? ["\(folder)/a.patch"] : [])
      let transcript = TestedProgram.new.run(["exercise"] + operands + words.dropFirst(2))
      #expect(transcript.status == 2)
      #expect(transcript.message.contains(message), "\(transcript.messages)")
      #expect(files(in: shelf) == before)
    }
  }

  @Test func `a patch that does not fit is told by the line, with what stands there`() throws {
    let patch = try Self.patch().replacing("isRejected", with: "isRefused")
    try withFolder(["a.patch": patch]) { folder in
      let transcript = TestedProgram.new.run(
        "exercise", "lost-sign", "Sources/MVP/Calculator", "\(folder)/a.patch")
      #expect(transcript.status == 2)
      #expect(transcript.message.contains(/line \d+ of CalculatorPresenter.swift is .*isRejected/))
    }
  }
}
