import Foundation
import Testing
import TriptychScaffold
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning

/// What a teacher would lose who makes an exercise of a correct screen.
struct NewExerciseTests {
  /// A patch that makes the calculator show another word than `error`, with a comment or without.
  private static func patch(_ comment: String = "") throws -> String {
    let right = ExercisePackage.presenter
    let wrong = comment + right.replacing("\"error\"", with: "\"wrong\"")
    return try LinePatch.text(from: right, to: wrong, in: "CalculatorPresenter.swift")
  }

  private func draft(
    _ name: String, from place: String = "Sources/MVP/Calculator", brokenBy patch: String,
    in kit: KitPackage
  ) throws -> ExerciseDraft {
    try ExerciseDraft(
      name, from: place, brokenBy: patch, on: ExerciseCatalogue(of: kit), in: .fixtures)
  }

  @Test(arguments: ["", "// TODO: a header of the teacher's own\n"])
  func `the learner's file is wrong, and our solution is the lesson again`(
    comment: String
  ) throws {
    try ExercisePackage.with { kit in
      let draft = try draft("99-other-word", brokenBy: Self.patch(comment), in: kit)
      let files = try draft.skeleton(for: ExerciseFault())
      try withFolder(
        Dictionary(uniqueKeysWithValues: files.map { ("99-other-word/\($0.path)", $0.text) })
      ) { folder in
        let exercise = try Exercise(in: URL(fileURLWithPath: "\(folder)/99-other-word"))
        #expect(exercise.app == "four-function")
        #expect(exercise.patterns == ["MVP"])
        let made = try ExerciseFiles(of: exercise, on: ExerciseCatalogue(of: kit), in: .fixtures)
        let start = try #require(made.start["CalculatorPresenter.swift"])
        #expect(start.contains("\"wrong\"") && start.contains("TODO"))
        #expect(made.start.count == 1 && made.given["CalculatorView.swift"] != nil)
        let solution = try made.solution(of: "CalculatorPresenter.swift")
        let code = try #require(solution).split(separator: "\n").filter {
          !$0.hasPrefix("// ") && !$0.contains("TODO")
        }
        #expect(code == ExercisePackage.presenter.split(separator: "\n"))
      }
    }
  }

  @Test(arguments: [
    ("one-key", "Sources/MVP/Calculator", "there is 02-one-key"),
    ("02-lost-sign", "Sources/MVP/Calculator", "there is 02-one-key"),
    ("sign", "Sources/MVP/Calculator", "such as lost-sign"),
    ("../lost-sign", "Sources/MVP/Calculator", "such as lost-sign"),
    ("lost-sign", "Sources/MVP/Calc", "such as Sources/MVP/Calculator"),
    ("lost-sign", "/etc", "such as Sources/MVP/Calculator"),
    ("lost-sign", "Sources/MVVM/Calculator", "the patch changes CalculatorPresenter.swift"),
  ])
  func `what cannot be made is refused`(name: String, place: String, message: String) throws {
    try ExercisePackage.with { kit in
      let error = #expect(throws: LearnFailure.self) {
        try draft(name, from: place, brokenBy: Self.patch(), in: kit)
      }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
  }

  @Test func `a patch that does not fit is reported by the line, with what stands there`() throws {
    try ExercisePackage.with { kit in
      let patch = try Self.patch().replacing("isRejected", with: "isRefused")
      let error = #expect(throws: LearnFailure.self) {
        try draft("lost-sign", brokenBy: patch, in: kit)
      }
      let message = error?.description ?? ""
      #expect(
        message.contains(/line \d+ of CalculatorPresenter.swift is .*isRejected/), "\(message)")
    }
  }

  @Test func `a screen and a patch must be named`() {
    let transcript = TestedProgram.new.run("exercise", "lost-sign")
    #expect(transcript.status == 2)
    #expect(transcript.message.contains("a screen of the lesson"))
  }
}
