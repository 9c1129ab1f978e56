import AppDefinitions
import Foundation
import HostileScreens
import Testing
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning

/// What a teacher would lose who makes an exercise of a student's screen.
@Suite(.serialized)
struct ExerciseOfFindingTests {
  /// A program of this package, with what it was built from beside it.
  private let program = WorkerRunner.path(ofCommandBesideTests: "new")

  private let silent = Console(
    width: 80, usesColour: false, write: { _ in }, writeError: { _ in })

  /// The screen of the fixture, with some words of its presenter in place of others.
  private func screen(_ changes: [(String, String)], in kit: KitPackage) throws -> [String: String]
  {
    let folder = URL(fileURLWithPath: "\(kit.folder)/Sources/MVP/Calculator")
    var files = try ExerciseFiles.files(in: folder)
    for (old, new) in changes {
      let presenter = try #require(files["CalculatorPresenter.swift"])
      #expect(presenter.contains(old))
      files["CalculatorPresenter.swift"] = presenter.replacing(old, with: new)
    }
    return files
  }

  /// Makes an exercise of a screen that the changes break, and does something with its folder.
  private func make(
    _ changes: [(String, String)], shownBy again: String,
    _ body: (Exercise, KitPackage) throws -> Void
  ) throws {
    try ExercisePackage.with { kit in
      let catalogue = try ExerciseCatalogue(of: kit)
      let words = try String(json: ["verify"] + again.split(separator: " ").map(String.init))
      let steps = try String(json: again.split(separator: " ").dropFirst(3).map(String.init))
      let text = #"{"app": "four-function", "rule": "", "steps": \#(steps), "again": \#(words)}"#
      let draft = try ExerciseDraft(
        "lost-word", of: "four-function", from: screen(changes, in: kit), on: catalogue,
        in: .fixtures)
      let fault = try ExerciseFault(
        of: draft, showing: StudentFinding.all(in: text, of: "kim.json"), builtBeside: program,
        in: .fixtures, silent)
      let folder = "\(kit.folder)/\(KitPackage.exercises)/\(draft.folder)"
      try OutputFolder(folder).write(draft.skeleton(for: fault))
      try body(Exercise(in: URL(fileURLWithPath: folder)), kit)
    }
  }

  @Test(arguments: [
    // A wrong word; a new view that is not updated; what no rule's steps lead to.
    ("\"error\"", "\"Error\"", "four-function --under plain +", ["FF10"]),
    (
      "self.view = view\n    update()",
      "self.view = view\n    if calculator.entry == .nothing { update() }",
      "four-function --under replaced-views 1", ["S3"]
    ),
    (
      "case .expression(let expression): expression",
      "case .expression(let expression): expression == \"4815162342\" ? \"lost\" : expression",
      "four-function --under plain 4 8 1 5 1 6 2 3 4 2", []
    ),
  ])
  func `a fault is red for learn as the student left it, and green when it is corrected`(
    right: String, wrong: String, again: String, rules: [String]
  ) throws {
    try make([(right, wrong)], shownBy: again) { exercise, kit in
      #expect(exercise.behaviour == rules)
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let judge = Judge(material: .fixtures, executable: program)
      guard case .broken(let rule) = judge.judgement(on: exercise, at: workspace) else {
        Issue.record("\(judge.judgement(on: exercise, at: workspace))")
        return
      }
      #expect(rules.isEmpty ? rule.number.isEmpty : rules.contains(rule.number))
      let file = workspace.folder(of: exercise).appendingPathComponent("CalculatorPresenter.swift")
      let text = try workspace.text(in: file)
      #expect(text.contains("// They should:") && text.contains(wrong))
      try Data(text.replacing(wrong, with: right).utf8).write(to: file)
      let judgement = judge.judgement(on: exercise, at: workspace)
      #expect(judgement.isSolved, "\(judgement)")
      let teller = JudgementText(console: silent, exercise: exercise)
      let solved = try SolvedText(
        workspace: workspace, notes: ExerciseNotes(on: exercise), teller: teller
      ).text
      #expect(!solved.contains("same as ours"))
    }
  }

  @Test(arguments: [
    (
      [("\"error\"", "\"Error\""), ("String(value)", "String(value + 1)")],
      "four-function --under plain +", "it is not one fault"
    ),
    ([], "four-function --under plain +", "cannot be repeated"),
    (
      [
        (
          "update()\n  }\n\n  func press",
          "fatalError(\"not written yet: attach\")\n  }\n\n  func press"
        )
      ],
      "four-function --under plain", "not written to its end"
    ),
    ([("\"error\"", "error")], "four-function --under plain +", "does not compile"),
    ([("\"error\"", "\"Error\"")], "four-function --under plain %", "is not a key"),
    ([("\"error\"", "\"Error\"")], "four-function --under overlapping-tasks +", "cannot be tried"),
  ])
  func `what is not one fault is refused, with the reason`(
    changes: [(String, String)], again: String, reason: String
  ) throws {
    let error = #expect(throws: LearnFailure.self) {
      try make(changes, shownBy: again) { _, _ in }
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `a fault that comes once and not again makes no exercise`() throws {
    let text = #"""
      {"app": "colour", "again": ["verify", "colour", "--under", "plain"],
       "steps": ["yellow=on", "green=on"]}
      """#
    let finding = try #require(try StudentFinding.all(in: text, of: "kim.json").first)
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { rmdir(mark.path) }
    let screens = WorkerRunner.path(ofCommandBesideTests: "HostileScreens")
    let worker = WorkerRunner(
      executable: "/usr/bin/env",
      arguments: ["HOSTILE_MARK=\(mark.path)", screens, WorkerRunner.serveVerb])
    let error = #expect(throws: LearnFailure.self) {
      try finding.repeated(on: ColourSelectorApp(), in: HostileDeed.trapOnce.pattern, by: worker)
    }
    #expect(error?.description.contains("each time") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("", "it is empty"), ("not JSON", "it is not JSON"), ("[1, 2]", "has no finding; name a file"),
    (#"{"schema": "triptych.verify.2", "reports": []}"#, "nothing that was tried is broken"),
    (#"{"schema": "triptych/grade/1", "reasons": ["it does not compile"]}"#, "it does not compile"),
    (#"{"app": "music", "rule": "S2", "again": ["verify", "music"]}"#, "other screens"),
    (
      #"""
      {"app": "music", "rule": "S1", "again": ["verify", "music", "--under", "plain"]}
      {"app": "colour", "rule": "S1", "again": ["verify", "colour", "--under", "plain"]}
      """#, "on music and colour"
    ),
  ])
  func `a file without a finding is refused, with the reason`(text: String, reason: String) {
    let error = #expect(throws: LearnFailure.self) {
      try StudentFinding.all(in: text, of: "kim.json")
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `findings of verify and of grade are read alike`() throws {
    let verified = #"""
      {"schema": "triptych.verify.2", "reports": [{"app": "music", "patterns": [{"findings": [
        {"app": "music", "rule": "S3", "condition": "replaced-views", "seed": 7,
         "moments": [{"expected": []}, {"step": "query=IU", "expected": []}],
         "again": ["verify", "music", "--under", "replaced-views", "query=IU", "--seed", "7"]}]}]}]}
      """#
    let graded = #"""
      {"event": "submission", "schema": "triptych/grade/1", "verdict": "pass", "reasons": []}
      {"event": "item", "item": {"id": "S3", "feedback": {"app": "music", "rule": "S3",
      """#
      .trimmed
        + #"""
         "steps": ["query=IU"], "again": ["./check", "verify", "music", "--under", "replaced-views",
        """#.trimmed + #" "query=IU", "--seed", "7"]}}}"#
    for text in [verified, graded] {
      let findings = try StudentFinding.all(in: text, of: "kim.json")
      #expect(findings.map(\.steps) == [["query=IU"]])
      #expect(findings.map(\.rule) == ["S3"])
      #expect(findings.map(\.condition) == [.replacedViews])
      #expect(findings.map(\.seed) == [7])
    }
  }

  @Test func `the finding takes the place of the patch`() {
    let transcript = TestedProgram.new.run(
      "exercise", "lost-word", "kim", "a.patch", "--from", "kim.json")
    #expect(transcript.status == 2)
    #expect(transcript.message.contains("takes the patch's place"))
  }
}
