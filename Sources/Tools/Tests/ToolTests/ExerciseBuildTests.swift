import Foundation
import Testing
import TriptychParity
import TriptychScaffold
import TriptychSourceReading
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning

/// What a learner would lose whose code is not built, or is built with what is old.
struct ExerciseBuildTests {
  /// A program of this package, with what it was built from beside it.
  private let program = WorkerRunner.path(ofCommandBesideTests: "new")

  @Test func `code is built with the kit of the program, and judged by what it does`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let exercise = try workspace.catalogue.exercise(named: "say-error")
      let judge = Judge(material: .fixtures, executable: program)
      guard case .broken(let rule) = judge.judgement(on: exercise, at: workspace) else {
        Issue.record("\(judge.judgement(on: exercise, at: workspace))")
        return
      }
      #expect(
        (rule.number, rule.finding.steps.count, rule.finding.shown) == ("FF10", 1, #"text "Error""#)
      )

      #expect(rule.isOfExercise)

      let about = exercise.home.appendingPathComponent("exercise.json")
      try String(ofFile: Data(contentsOf: about))
        .replacing("[\"FF10\"]", with: "[\"FF1\", \"FF10\"]").replacing("[\"+\"]", with: "[]")
        .write(ifOtherThanAt: about)
      let wider = try ExerciseCatalogue(of: kit).exercise(named: "say-error")
      guard case .broken(let second) = judge.judgement(on: wider, at: workspace) else {
        Issue.record("\(judge.judgement(on: wider, at: workspace))")
        return
      }
      #expect(second.number == "FF10" && !second.isOfExercise, "its hints are about FF1")

      let more = workspace.folder(of: exercise).appendingPathComponent("More.swift")
      try Data("let more: Int = nothing\n".utf8).write(to: more)
      guard case .notBuilt(let errors) = judge.judgement(on: exercise, at: workspace) else {
        Issue.record("an error in a file of the learner's own is not reported")
        return
      }
      #expect(errors.first?.contains("More.swift:1:17: error: cannot find 'nothing'") == true)
    }
  }

  @Test func `what uses a member is found, whatever its owner is called`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let exercise = try workspace.catalogue.exercise(named: "say-error")
      let build = ExerciseBuild(
        exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: program))
      let name = "CalculatorPresenter.swift"
      let place = workspace.folder(of: exercise).appendingPathComponent(name)
      let alias = "let shown = view\n    shown?.show(text: text)"
      let text = try workspace.text(in: place).replacing("view?.show(text: text)", with: alias)
      try Data(text.utf8).write(to: place)
      let line =
        try #require(
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("shown?.show") }) + 1
      let more = workspace.folder(of: exercise).appendingPathComponent("More.swift")
      try Data("func hide(in view: any CalculatorView) {\n  view.show(text: \"\")\n}\n".utf8)
        .write(to: more)
      #expect(workspace.addedFiles(of: exercise).map(\.lastPathComponent) == ["More.swift"])
      let uses = [SourceLine(file: more.path, line: 2), SourceLine(file: place.path, line: line)]
      let found = try build.lines(of: ["More.swift", name], using: "CalculatorView.show")
      #expect(found == uses, "\(found)")
      #expect(try build.lines(of: [name], using: "CalculatorScreen.view") == [])
      #expect(try build.lines(of: [name], using: "CalculatorView.none") == [])
      #expect(try workspace.text(in: place) == text)
    }
  }

  @Test func `a file that learners do not see takes the place of the given one`() throws {
    try ExercisePackage.with { kit in
      let folder = URL(fileURLWithPath: kit.folder)
      let about = """
        {"kind": "mend", "app": "four-function", "patterns": ["MVP"], "unseen": ["Unseen"],
         "from": ["Sources/MVP/Calculator"]}
        """
      let file = folder.appendingPathComponent("Unseen/CalculatorView.swift")
      try "protocol CalculatorView {}".write(ifOtherThanAt: file)
      try about.write(
        ifOtherThanAt: folder.appendingPathComponent(
          "\(KitPackage.exercises)/01-say-error/exercise.json"))
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      try workspace.prepare()
      let exercise = try workspace.catalogue.exercise(named: "say-error")
      let build = ExerciseBuild(
        exercise: exercise, workspace: workspace, kit: BuiltKit(ofProgram: program))
      let files = build.files.filter { $0.hasSuffix("/CalculatorView.swift") }
      #expect(files.map(\.realPath) == [file.path.realPath])
      #expect(build.files.contains { $0.hasSuffix("given/CalculatorScreen.swift") })
    }
  }

  @Test func `the kit is linked once, and again when the program is built again`() throws {
    let list = "program.product/Objects.LinkFileList"
    let files = ["program": "", "main.swift": "print(1)", "kit.swift": "let kit = 1", list: ""]
    try withFolder(files) { folder in
      let (kit, main) = (BuiltKit(ofProgram: "\(folder)/program"), "\(folder)/main.swift")
      // The compiler links what it compiles itself, too.
      try Data("\(folder)/kit.swift".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(list)"))
      func library() throws -> (number: UInt64?, date: Date?) {
        let (output, succeeded) = try kit.compile(
          [main], as: "main", to: URL(fileURLWithPath: "\(folder)/built/main"))
        #expect(succeeded, "\(output)")
        let name = try #require(
          try FileManager.default.contentsOfDirectory(atPath: folder).first {
            $0.hasPrefix("libprogram-kit.")
          })
        let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        return (facts[.systemFileNumber] as? UInt64, facts[.modificationDate] as? Date)
      }
      let first = try library()
      #expect(try library().number == first.number)
      let later = try #require(first.date).addingTimeInterval(60)
      try FileManager.default.setAttributes(
        [.modificationDate: later], ofItemAtPath: "\(folder)/program")
      #expect(try library().number != first.number)
    }
  }

  @Test func `a program without its kit is reported with what to do`() throws {
    try withFolder(["program": ""]) { folder in
      let error = #expect(throws: ToolFailure.self) {
        try BuiltKit(ofProgram: "\(folder)/program").compile(
          [], as: "main", to: URL(fileURLWithPath: "\(folder)/built/main"))
      }
      #expect(error?.description.contains("swift run") == true)
    }
  }
}
