import Foundation
import Testing
import TriptychScaffold
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning
@testable import TriptychParity

/// What a learner would lose.
struct LearningTests {
  /// Runs `learn` on the exercises of a package.
  private func learn(_ words: String..., in kit: KitPackage) -> Transcript {
    let program = Program(
      name: "learn", version: "1", purpose: "",
      verbs: [LearnVerb(.fixtures, executable: "learn", kit: kit).verb])
    return Transcript { program.run(words, on: $0) }
  }

  @Test func `the package has exercises, in the order of their numbers`() throws {
    let numbers = try ExerciseCatalogue(of: KitPackage(in: packageFolder)).exercises.map(\.number)
    #expect(numbers.first == 1)
    #expect(numbers == numbers.sorted())
  }

  @Test func `an answer is judged line by line, and progress is noted`() throws {
    try ExercisePackage.with { kit in
      let workspace = "\(kit.folder)/Exercises"
      let first = learn(workspace, "--at", "one-key", "--format", "text", in: kit)
      #expect(first.status == 1, "\(first.messages)")
      #expect(first.output.contains("The first message is right."))

      let wrong = "user > view\nview > model\n"
      try Data(wrong.utf8).write(to: URL(fileURLWithPath: "\(workspace)/02-one-key/answer.txt"))
      let second = learn(workspace, "--at", "one-key", "--format", "text", in: kit)
      #expect(second.output.contains("Message 2 is not view > model"))

      let right = """
        user > view
        view -> presenter
        Presenter → model
        presenter > view
        view > user
        """
      try Data(right.utf8).write(to: URL(fileURLWithPath: "\(workspace)/02-one-key/answer.txt"))
      let third = learn(workspace, "--at", "2", "--format", "json", in: kit)
      #expect(third.status == 0)
      let checked = try third.json["checked"] as? [[String: String]]
      #expect(checked?.map { $0["verdict"] } == ["solved"])
      let progress = try String(contentsOfFile: "\(workspace)/progress.txt", encoding: .utf8)
      #expect(progress == "02-one-key\n")
    }
  }

  /// An editor on Windows, or a file that was sent through one, must not make a right answer wrong.
  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func `an answer, the progress and code are read with any line ends`(
    end: String, mark: String
  ) throws {
    try ExercisePackage.with { kit in
      let workspace = "\(kit.folder)/Exercises"
      _ = learn(workspace, "--at", "one-key", "--format", "text", in: kit)
      func write(_ lines: [String], to file: String) throws {
        let text = mark + lines.joined(separator: end)
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(workspace)/\(file)"))
      }
      try write(["02-one-key", "03-shuffled-key"], to: "progress.txt")
      try write(
        [
          "user > view", "view > presenter", "presenter > model", "presenter > view",
          "view > user",
        ], to: "02-one-key/answer.txt")
      let done = learn(workspace, "--at", "2", "--format", "json", in: kit)
      #expect(done.status == 0, "\(done.output)")
      let progress = try Data(contentsOf: URL(fileURLWithPath: "\(workspace)/progress.txt"))
      #expect(progress == Data("\(mark)02-one-key\(end)03-shuffled-key".utf8))

      try write(["let a = 1", "let b = ", "  "], to: "Code.swift")
      func lines(at place: String) -> [String] {
        CompilerErrors(
          "\(workspace)/Code.swift:\(place): error: no", in: URL(fileURLWithPath: workspace)
        ).lines
      }
      #expect(lines(at: "2:9").last == "    let b = ")
      #expect(lines(at: "3:1").count == 1, "a line without code is not shown")
    }
  }

  @Test func `progress that is not text is refused with what to do`() throws {
    try ExercisePackage.with { kit in
      let workspace = "\(kit.folder)/Exercises"
      _ = learn(workspace, "--at", "one-key", "--format", "text", in: kit)
      let bytes = Data([0xFF, 0xFE, 0x30, 0x00])
      try bytes.write(to: URL(fileURLWithPath: "\(workspace)/progress.txt"))
      let done = learn(workspace, "--format", "text", in: kit)
      #expect(done.status == 2)
      #expect(done.messages.contains("delete the file"), "\(done.messages)")
    }
  }

  @Test func `what a learner typed is shown without control characters, and not at length`() throws
  {
    try ExercisePackage.with { kit in
      let workspace = "\(kit.folder)/Exercises"
      _ = learn(workspace, "--at", "one-key", "--format", "text", in: kit)
      let text = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 10_000)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(workspace)/02-one-key/answer.txt"))
      let done = learn(workspace, "--at", "2", "--format", "text", in: kit)
      #expect(!done.output.contains("\u{202E}") && !done.output.contains("\u{1B}[2J"))
      #expect(done.output.utf8.count < 4_000)
    }
  }

  @Test func `a block is checked at once, each exercise of it alone`() throws {
    try ExercisePackage.with { kit in
      let workspace = "\(kit.folder)/Exercises"
      let done = learn(workspace, "--at", "2-4", "--format", "json", in: kit)
      #expect(done.status == 1, "\(done.messages)")
      let checked = try #require(try done.json["checked"] as? [[String: Any]])
      let numbers = checked.compactMap { $0["exercise"] as? String }.map { $0.prefix(2) }
      #expect(numbers == ["02", "03", "04"])
      #expect(checked.allSatisfy { $0["verdict"] as? String == "wrong answer" })
      #expect(learn(workspace, "--at", "90-99", in: kit).status == 2)
    }
  }

  @Test func `a folder with something else in it is left alone`() throws {
    try ExercisePackage.with { kit in
      try withFolder(["thesis.txt": "mine"]) { folder in
        let done = learn(folder, "--format", "text", in: kit)
        #expect(done.status == 2)
        #expect(done.message.contains("other things in it"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files == ["thesis.txt"])
      }
    }
  }

  @Test func `the list has columns where there is room`() throws {
    try ExercisePackage.with { kit in
      let workspace = try Workspace(
        "\(kit.folder)/Exercises", from: ExerciseCatalogue(of: kit), in: .fixtures)
      func lines(_ width: Int) throws -> Int {
        let console = Console(
          width: width, usesColour: false, write: { _ in }, writeError: { _ in })
        let text = try ExerciseList(workspace: workspace, console: console).text(
          at: workspace.catalogue.exercises[0])
        return text.split(separator: "\n").count
      }
      #expect(try (lines(80), lines(40)) == (3, 5))
    }
  }

  @Test func `an exercise's first hint is shown once, and another rule's hint alone`() throws {
    try ExercisePackage.with { kit in
      let exercise = try ExerciseCatalogue(of: kit).exercise(named: "say-error")
      let notes = try ExerciseNotes(on: exercise)
      let finding = Finding(
        app: "four-function", rule: "S5", pattern: "MVP", condition: .plain, source: "",
        moments: [], expected: "", shown: "", kind: .fatal)
      func hint(isOfExercise: Bool, afterFirst isRead: Bool) -> String? {
        var finding = finding
        finding.hint = "look there"
        let rule = BrokenRule(
          number: "S5", statement: "", finding: finding, isOfExercise: isOfExercise)
        return Judgement.broken(rule).hint(from: notes, afterFirst: isRead)
      }
      #expect(hint(isOfExercise: true, afterFirst: false) == "Hint 1 of 1: A hint.")
      #expect(hint(isOfExercise: true, afterFirst: true) == nil)
      #expect(hint(isOfExercise: false, afterFirst: false) == "Hint on S5: look there")
    }
  }

  @Test func `a report says what is done besides the steps`() throws {
    try ExercisePackage.with { kit in
      let exercise = try ExerciseCatalogue(of: kit).exercise(named: "say-error")
      let finding = Finding(
        app: "four-function", rule: "S3", pattern: "MVP", condition: .replacedViews, source: "",
        moments: [], expected: "", shown: "", kind: .hidden)
      let rule = BrokenRule(number: "S3", statement: "", finding: finding, isOfExercise: true)
      let checked = LearnReport.CheckedExercise(.broken(rule), on: exercise)
      #expect(checked.condition == "the view is replaced")
    }
  }

  /// A presenter was found by a test that traps, whatever it does.
  @Test(arguments: [
    (
      "printf '\\ntest a\\n'; echo 'P.swift:3: Fatal error: out of range' >&2; kill -ILL $$",
      "“a” ends the process, with: out of range."
    ),
    ("printf '\\ntest a\\n\\nfails\\n\\ntest b\\n'; exit 0", "“b” ends the process."),
    (
      "printf '\\ntest a\\n\\nfails\\n\\ntest b\\n\\npasses\\n'",
      "1 of 1 faulty presenter found, 0 of 1 correct presenter passed\nA correct one fails: “a”"
    ),
  ])
  func `a test that ends the process finds nothing, and is named`(
    script: String, sentence: String
  ) throws {
    let about = """
      {"kind": "test", "app": "colour", "patterns": ["MVP"], "wrong": ["2"], "right": ["1"]}
      """
    try withFolder(["20-find/exercise.json": about, "tests": "#!/bin/sh\n\(script)\n"]) { folder in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/tests")
      let exercise = try Exercise(in: URL(fileURLWithPath: "\(folder)/20-find"))
      let judge = PresenterTestJudge(exercise: exercise, executable: "\(folder)/tests")
      guard case .wrongAnswer(let reason) = judge.judgement else {
        Issue.record("\(judge.judgement)")
        return
      }
      #expect(reason.contains(sentence), "\(reason)")
    }
  }

  @Test func `keys that are typed ahead are all heard, and an arrow is one key`() {
    #expect(
      Array(Keyboard.keys(in: Array("hh\u{1B}[A\u{1B}[1;5Cn\u{1B}OPq".utf8))).map(String.init) == [
        "h", "h", "\u{1B}", "\u{1B}", "n", "\u{1B}", "q",
      ])
  }

  @Test func `tests that right presenters fail are named, and how many fail`() {
    func reason(sparing spared: Int, by tests: [String] = ["“a”", "“b”"]) -> String {
      let judgement = Judgement.divided(
        found: 2, of: 2, spared: spared, of: 3, "presenter", blamedBy: tests)
      if case .wrongAnswer(let reason) = judgement { return reason }
      return ""
    }
    #expect(reason(sparing: 2).hasSuffix("\nA correct one fails: “a” and “b”"))
    let two = "\n2 correct ones fail, each one or more of these: “a” and “b”"
    #expect(reason(sparing: 1).hasSuffix(two))
    #expect(reason(sparing: 1, by: ["“a”"]).hasSuffix("\n2 correct ones fail: “a”"))
  }

  @Test func `an error in a file that is given is said to be one, and a missing brace comes first`()
  {
    func lines(_ output: [String]) -> [String] {
      CompilerErrors(output.joined(separator: "\n"), in: URL(fileURLWithPath: "/kit")).lines
    }
    let theirs = lines(["/kit/given/Other.swift:1:1: error: no member 'turn'"])
    #expect(theirs.first == "Files in `given` use what your code lacks:")
    #expect(theirs.count == 2)
    let brace = lines([
      "/kit/Mine.swift:3:5: error: not here", "/kit/Mine.swift:9:1: error: expected '}' in class",
    ])
    #expect(brace.first?.contains("expected '}' in class") == true)
  }

  @Test func `a text between quotation marks stays on one line`() {
    let finding = Finding(
      app: "four-function", rule: "S3", pattern: "MVP", condition: .replacedViews, source: "",
      moments: [], expected: "status \"aaaa bbbb cccc dddd\" street \"eeee ffff gggg hhhh\"",
      shown: "", kind: .visible)
    let rule = BrokenRule(number: "S3", statement: "", finding: finding, isOfExercise: true)
    #expect(rule.besides == "the view is replaced")
    let text = finding.expected.wrappedOutsideQuotes(to: 40, indentation: "  ")
    #expect(text == "status \"aaaa bbbb cccc dddd\" street\n  \"eeee ffff gggg hhhh\"")
  }

  @Test func `the learner's own errors come first, in at most six lines`() {
    let output = (1...9).map { "/kit/given/Other.swift:\($0):1: error: theirs \($0)" }
    let own = "/kit/Mine.swift:3:5: error: mine"
    let errors = CompilerErrors(
      (output + [own, own]).joined(separator: "\n"), in: URL(fileURLWithPath: "/kit"))
    #expect(errors.lines.first?.contains("Mine.swift:3:5: error: mine") == true)
    #expect(errors.lines.count == 6)
    #expect(errors.lines.last == "and 5 more errors; fix these first")
  }

  /// The compiler prints paths without links, such as a Mac's /private/tmp for /tmp.
  @Test func `the learner's own errors come first in a folder that a link leads to`() throws {
    try withFolder(["Exercises/Mine.swift": "", "kit/Other.swift": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/Exercises")
      let output = ["kit/Other", "Exercises/Mine"].map { "\(folder)/\($0).swift:1:1: error: no" }
      let errors = CompilerErrors(
        output.joined(separator: "\n"), in: URL(fileURLWithPath: "\(folder)/link"))
      #expect(errors.lines.first?.contains("Mine.swift") == true)
    }
  }

  @Test func `two solutions are compared without their comments`() {
    let yours = "// mine\nlet a = 1\nlet b = 2\n"
    let ours = "let a = 1\n\n  // ours\nlet b = 3\n"
    let lines = SolutionDifference(from: yours, to: ours).lines
    #expect(lines == ["  let a = 1", "- let b = 2", "+ let b = 3"])
    #expect(SolutionDifference(from: yours, to: "let a = 1\nlet b = 2").lines == [])
    let (first, last) = ("a\nb\nc\nd\ne", "1\nb\nc\nd\n5")
    #expect(
      SolutionDifference(from: first, to: last).lines
        == ["- a", "+ 1", "  b", "  …", "  d", "- e", "+ 5"])
  }
}
