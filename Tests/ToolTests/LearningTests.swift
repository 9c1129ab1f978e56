import Foundation
import Testing
import TriptychCommandVerbs
import TriptychHostSystem
import TriptychRecordingViews
import TriptychScaffold
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychLearning

/// What a learner would lose.
struct LearningTests {
  private static let shelf = Result { try ExerciseShelf(of: try KitPackage(in: packageFolder)) }
  private static let folders = (try? shelf.get().exercises.map(\.folder)) ?? []

  @Test func `there are exercises, in the order of their numbers`() throws {
    let numbers = try Self.shelf.get().exercises.map(\.number)
    #expect(numbers.first == 1)
    #expect(numbers == numbers.sorted())
  }

  @Test(arguments: folders)
  func `an exercise has three hints, a question with its answer, and a solution that fits`(
    folder: String
  ) throws {
    let shelf = try Self.shelf.get()
    let exercise = try shelf.exercise(named: folder)
    let notes = try ExerciseNotes(on: exercise)
    #expect(notes.hints.count == 3)
    #expect(!notes.question.isEmpty && !notes.answer.isEmpty)
    let files = try ExerciseFiles(of: exercise, on: shelf, in: .ofLesson)
    guard exercise.isInCode else { return }
    let solutions = try files.start.keys.compactMap { try files.solution(of: $0) }
    #expect(!solutions.isEmpty)
  }

  @Test func `an answer is judged line by line, and progress is noted`() throws {
    try withFolder([:]) { folder in
      let desk = "\(folder)/Exercises"
      let first = TestedProgram.learn.run(desk, "--at", "one-key", "--once")
      #expect(first.status == 1)
      #expect(first.output.contains("The first message is right."))

      let wrong = "person > view\nview > model\n"
      try Data(wrong.utf8).write(to: URL(fileURLWithPath: "\(desk)/02-one-key/answer.txt"))
      let second = TestedProgram.learn.run(desk, "--at", "one-key", "--once")
      #expect(second.output.contains("Message 2 is another one than view > model"))

      let right = """
        person > view
        view -> presenter
        Presenter → model
        presenter > view
        view > person
        """
      try Data(right.utf8).write(to: URL(fileURLWithPath: "\(desk)/02-one-key/answer.txt"))
      let third = TestedProgram.learn.run(desk, "--at", "2", "--json")
      #expect(third.status == 0)
      let checked = try third.json["checked"] as? [[String: String]]
      #expect(checked?.map { $0["verdict"] } == ["solved"])
      let progress = try String(contentsOfFile: "\(desk)/progress.txt", encoding: .utf8)
      #expect(progress == "02-one-key\n")
    }
  }

  @Test func `a block is checked at once, each exercise of it alone`() throws {
    try withFolder([:]) { folder in
      let done = TestedProgram.learn.run("\(folder)/Exercises", "--at", "2-4", "--json")
      #expect(done.status == 1)
      let checked = try #require(try done.json["checked"] as? [[String: Any]])
      let numbers = checked.compactMap { $0["exercise"] as? String }.map { $0.prefix(2) }
      #expect(numbers == ["02", "03", "04"])
      #expect(checked.allSatisfy { $0["verdict"] as? String == "wrong answer" })
      #expect(TestedProgram.learn.run("\(folder)/Exercises", "--at", "90-99").status == 2)
    }
  }

  @Test func `what the person sees may stand anywhere in an order, and nothing else may`() throws {
    let exercise = try Self.shelf.get().exercise(named: "shuffled-key")
    let cards = try AnswerKey(of: exercise, in: "MVC", .ofLesson).lines.dropFirst()
    let seen = cards.filter { $0.receiver == "person" }.map(\.card)
    let others = cards.filter { $0.receiver != "person" }.map(\.card)
    let file = URL(fileURLWithPath: "answer.txt")
    let judge = try AnswerJudge(exercise, for: file, in: .ofLesson)
    func isSolved(_ lines: [String]) -> Bool {
      judge.judgement(on: lines.joined(separator: "\n")).isSolved
    }
    #expect(seen.count == 2)
    #expect(isSolved(others + seen))
    #expect(isSolved([seen[1]] + others + [seen[0]]))
    #expect(!isSolved(others.reversed() + seen))
    #expect(!isSolved(others + [seen[0]]))
  }

  @Test func `a folder with something else in it is left alone`() throws {
    try withFolder(["thesis.txt": "mine"]) { folder in
      let done = TestedProgram.learn.run(folder, "--once")
      #expect(done.status == 2)
      #expect(done.message.contains("other things in it"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == ["thesis.txt"])
    }
  }

  @Test func `an exercise that is begun again keeps what was written`() throws {
    try withFolder([:]) { folder in
      let desk = try Desk("\(folder)/Exercises", from: Self.shelf.get(), in: .ofLesson)
      #expect(try desk.prepare())
      let exercise = try desk.shelf.exercise(named: "one-key")
      let place = desk.places(of: exercise)[0]
      try Data("mine".utf8).write(to: place)
      #expect(try !desk.prepare())
      #expect(try desk.text(in: place) == "mine")
      let kept = try #require(try desk.reset(exercise))
      #expect(try desk.text(in: place).contains("person > view"))
      #expect(try desk.text(in: kept.appendingPathComponent("answer.txt")) == "mine")
    }
  }

  @Test func `every screen has a copy that records each of its messages`() throws {
    try withFolder([:]) { folder in
      let desk = try Desk("\(folder)/Exercises", from: Self.shelf.get(), in: .ofLesson)
      _ = try desk.prepare()
      for exercise in desk.shelf.exercises where exercise.hasScreen {
        let module = try RecordingModule(ofProgram: desk.folder(of: exercise).path)
        #expect(module.warnings.isEmpty, "\(exercise.folder)")
        #expect(module.files.contains { $0.path.hasSuffix("main.swift") }, "\(exercise.folder)")
        #expect(module.files.contains { $0.text.contains("log.") }, "\(exercise.folder)")
        try GeneratedFolder(
          desk.recordingFolder(of: exercise).path, of: desk.folder(of: exercise).path
        )
        .write(module.files)
      }
    }
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

  @Test func `two solutions are compared without their comments`() {
    let yours = "// mine\nlet a = 1\nlet b = 2\n"
    let ours = "let a = 1\n\n  // ours\nlet b = 3\n"
    let lines = SolutionDifference(from: yours, to: ours).lines
    #expect(lines == ["  let a = 1", "- let b = 2", "+ let b = 3"])
    #expect(SolutionDifference(from: yours, to: "let a = 1\nlet b = 2").lines == [])
  }
}
