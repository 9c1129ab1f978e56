import Foundation
import TestSupport
import Testing

/// The folder that `new course` writes, and the requests it refuses.
@Suite(.onThreadOfItsOwn, .readsOneCourse)
struct NewCourseTests {
  @Test func `a course has a starter without a solution, and the rest apart from it`() throws {
    let course = try #require(Course.usual)
    #expect(course.transcript.status == 0)
    #expect(course.transcript.output.hasPrefix("Lab: a course in \(course.path)\n"))
    let files = course.folder.files
    let top = Set(files.map { $0.prefix { $0 != "/" } })
    #expect(top == ["README.md", "adapters", "grader", "solution", "starter"])
    let modules = Set(files.filter { $0.hasPrefix("starter/Triptych/Sources/") }.map(module))
    #expect(modules.isSuperset(of: ["AppModels", "AppRules", "Parity", "TriptychCommand"]))
    #expect(modules.isDisjoint(with: ["MVC", "MVP", "MVVM", "Specimens"]))
    let whole = Set(files.filter { $0.hasPrefix("grader/triptych/Sources/") }.map(module))
    #expect(whole.isSuperset(of: ["MVC", "MVP", "MVVM", "Specimens", "triptych", "Grading"]))
    #expect(!files.contains { $0.contains(".docc") })
  }

  @Test func `the starter is for the rubric's apps, and says what they are worth`() throws {
    let course = try #require(Course.usual)
    let readme = try course.folder.text("starter/README.md")
    #expect(readme.contains("Write the four-function calculator in MVP."))
    #expect(readme.contains("| FF6 | 2 | `=` evaluates the expression"))
    #expect(readme.contains("4 more points are for what is not told beforehand"))
    #expect(!readme.contains("unseen"))
    let own = NewFolder.files(in: "\(course.path)/starter/Sources/Lab")
    #expect(Set(own.map { $0.prefix { $0 != "/" } }) == ["Calculator", "Lab.swift"])
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let rubric = package.appendingPathComponent("Examples/Grading/Rubrics/first-lab.json")
    #expect(try course.folder.data("grader/rubric.json") == Data(contentsOf: rubric))
  }

  @Test func `the solution is the reference, by the name of the starter's module`() throws {
    let course = try #require(Course.usual)
    let files = NewFolder.files(in: "\(course.path)/solution/Sources/Lab")
    #expect(files.contains("Calculator/CalculatorPresenter.swift"))
    #expect(!files.contains { $0.hasPrefix("MusicSearch") || $0 == "MVP.swift" })
    let entry = try course.folder.text("solution/Sources/Lab/Lab.swift")
    #expect(entry.contains("public static let lab = Pattern(\"Lab\", CalculatorScreen.init)"))
  }

  @Test func `what begins as a script does can be run, and nothing else`() throws {
    let course = try #require(Course.usual)
    for path in course.folder.files {
      let isScript = try course.folder.data(path).starts(with: Data("#!".utf8))
      let canRun = FileManager.default.isExecutableFile(atPath: "\(course.path)/\(path)")
      #expect(canRun == isScript, "\(path)")
    }
  }

  @Test func `a folder that holds anything is left as it is`() throws {
    let course = try #require(Course.usual)
    let files = course.folder.files
    let again = Transcript("new", "course", course.path, "--name", "Other")
    #expect(again.status == 2)
    #expect(again.messages.contains("name another folder, or say --add"))
    #expect(course.folder.files == files)
    #expect(Transcript("new", "course").messages.contains("name a folder"))
  }

  @Test func `another course has a secret of its own, and words of its rubric's for each student`()
    throws
  {
    let usual = try #require(Course.usual)
    let rubric = """
      {"schema": "triptych/rubric/1", "apps": ["colour"], "pattern": "MVVM",
       "items": [{"id": "S1", "kind": "rule", "points": 1}], "variant": {"Green": ["Lime"]}}
      """
    let course = try Course(rubric: rubric)
    #expect(course.transcript.status == 0)
    let secrets = try [usual, course].map { try $0.folder.text("grader/secret.txt") }
    #expect(secrets[0] != secrets[1])
    #expect(secrets[0].count > 40)
    let readme = try course.folder.text("starter/README.md")
    #expect(readme.contains("In place of \"Green\", use the words that you are told"))
    #expect(!readme.contains("Lime"))
    let solution = NewFolder.files(in: "\(course.path)/solution/Sources/Coursework")
    #expect(solution.contains("Observed.swift"))
  }

  @Test func `a rubric with a mistake is told by its line, and nothing is written`() throws {
    let course = try Course(
      rubric: "{\"schema\": \"triptych/rubric/1\",\n \"apps\": [\"colors\"]}")
    #expect(course.transcript.status == 2)
    #expect(course.transcript.messages.contains("line 2"))
    #expect(!FileManager.default.fileExists(atPath: course.path))
  }

  @Test(arguments: [
    (["--name", "2D"], "cannot name a module"), (["--name", "MVP"], "the name MVP is taken"),
    (["--name", "Parity"], "the name Parity is taken"),
    (["--path", "/nowhere"], "/nowhere"), (["--rubric", "/nowhere"], "/nowhere"),
  ])
  func `what cannot be done is refused, and nothing is written`(
    options: [String], message: String
  ) throws {
    let course = try Course(options)
    #expect(course.transcript.status == 2)
    #expect(course.transcript.messages.contains(message), "\(course.transcript.messages)")
    #expect(!FileManager.default.fileExists(atPath: course.path))
  }

  private func module(of path: String) -> Substring { path.split(separator: "/")[3] }
}

/// A course that `new course` was told to write, and what it said.
private final class Course: Sendable {
  /// One that is written once, to be read by every test of the suite.
  @TaskLocal static var usual: Course?

  let folder: NewFolder
  let transcript: Transcript

  var path: String { folder.path }

  init(_ options: [String]) throws {
    folder = try NewFolder()
    transcript = Transcript(["new", "course", folder.path] + options)
  }

  convenience init(rubric: String) throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("rubric-\(UUID().uuidString).json")
    try Data(rubric.utf8).write(to: place)
    try self.init(["--rubric", place.path])
    try FileManager.default.removeItem(at: place)
  }
}

private struct ReadsOneCourse: SuiteTrait, TestScoping {
  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let course = try Course(["--name", "Lab"])
    try await Course.$usual.withValue(course) { try await body() }
  }
}

extension Trait where Self == ReadsOneCourse {
  fileprivate static var readsOneCourse: Self { Self() }
}
