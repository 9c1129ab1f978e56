import Foundation
import Testing

@testable import Scaffold

/// The folder that `new course` writes, and the requests it refuses.
struct NewCourseTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func `a course has a starter without a solution, and the rest apart from it`() throws {
    try withCourse("--name", "Lab") { folder, transcript in
      #expect(transcript.status == 0)
      #expect(transcript.output.hasPrefix("Lab: a course in \(folder)\n"))
      let files = try Self.files(in: folder)
      let top = Set(files.map { $0.prefix { $0 != "/" } })
      #expect(top == ["README.md", "adapters", "grader", "solution", "starter"])
      let modules = Set(
        files.filter { $0.hasPrefix("starter/Triptych/Sources/") }.map(Self.module(of:)))
      #expect(modules.isSuperset(of: ["AppModels", "AppRules", "Parity", "TriptychCommand"]))
      #expect(modules.isDisjoint(with: ["MVC", "MVP", "MVVM", "Specimens"]))
      let whole = Set(
        files.filter { $0.hasPrefix("grader/triptych/Sources/") }.map(Self.module(of:)))
      #expect(whole.isSuperset(of: ["MVC", "MVP", "MVVM", "Specimens", "triptych", "Grading"]))
      #expect(!files.contains { $0.contains(".docc") })
    }
  }

  @Test func `the starter is for the rubric's apps, and says what they are worth`() throws {
    try withCourse { folder, _ in
      let readme = try Self.text("starter/README.md", in: folder)
      #expect(readme.contains("Write the four-function calculator in MVP."))
      #expect(readme.contains("| FF6 | 2 | `=` evaluates the expression"))
      #expect(readme.contains("4 more points are for what is not told beforehand"))
      #expect(!readme.contains("unseen"))
      let own = try Self.files(in: "\(folder)/starter/Sources/Coursework")
      #expect(Set(own.map { $0.prefix { $0 != "/" } }) == ["Calculator", "Coursework.swift"])
      let rubric = try Self.text("Examples/Grading/Rubrics/first-lab.json", in: Self.root)
      #expect(try Self.text("grader/rubric.json", in: folder) == rubric)
    }
  }

  @Test func `the solution is the reference, by the name of the starter's module`() throws {
    try withCourse("--name", "Lab") { folder, _ in
      let files = try Self.files(in: "\(folder)/solution/Sources/Lab")
      #expect(files.contains("Calculator/CalculatorPresenter.swift"))
      #expect(!files.contains { $0.hasPrefix("MusicSearch") || $0 == "MVP.swift" })
      let entry = try Self.text("solution/Sources/Lab/Lab.swift", in: folder)
      #expect(entry.contains("public static let lab = Pattern(\"Lab\", CalculatorScreen.init)"))
    }
  }

  @Test func `scripts can be run, and each course has a secret of its own`() throws {
    try withCourse { folder, _ in
      for path in try Self.files(in: folder) {
        let isScript = try Self.bytes(path, in: folder).starts(with: Data("#!".utf8))
        let canRun = FileManager.default.isExecutableFile(atPath: "\(folder)/\(path)")
        #expect(canRun == isScript, "\(path)")
      }
      try withCourse { other, _ in
        let secrets = try [folder, other].map { try Self.text("grader/secret.txt", in: $0) }
        #expect(secrets[0] != secrets[1])
        #expect(secrets[0].count > 40)
      }
    }
  }

  @Test func `a rubric with other words for each student says so to all of them`() throws {
    let rubric = FileManager.default.temporaryDirectory
      .appendingPathComponent("rubric-\(UUID().uuidString).json")
    let text = """
      {"schema": "triptych/rubric/1", "apps": ["colour"], "pattern": "MVVM",
       "items": [{"id": "S1", "kind": "rule", "points": 1}], "variant": {"Green": ["Lime"]}}
      """
    try Data(text.utf8).write(to: rubric)
    defer { Self.remove(rubric.path) }
    try withCourse("--rubric", rubric.path) { folder, transcript in
      #expect(transcript.status == 0)
      let readme = try Self.text("starter/README.md", in: folder)
      #expect(readme.contains("In place of \"Green\", use the words that you are told"))
      #expect(!readme.contains("Lime"))
      let solution = try Self.files(in: "\(folder)/solution/Sources/Coursework")
      #expect(solution.contains("Observed.swift"))
    }
  }

  @Test func `a rubric with a mistake is told by its line, and nothing is written`() throws {
    let rubric = FileManager.default.temporaryDirectory
      .appendingPathComponent("rubric-\(UUID().uuidString).json")
    try Data("{\"schema\": \"triptych/rubric/1\",\n \"apps\": [\"colors\"]}".utf8).write(to: rubric)
    defer { Self.remove(rubric.path) }
    try withCourse("--rubric", rubric.path) { folder, transcript in
      #expect(transcript.status == 2)
      #expect(transcript.messages.contains("line 2"))
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test(arguments: [
    (["--name", "2D"], "cannot name a module"), (["--name", "MVP"], "the name MVP is taken"),
    (["--name", "Parity"], "the name Parity is taken"),
    (["--path", "/nowhere"], "/nowhere"), (["--rubric", "/nowhere"], "/nowhere"),
  ])
  func `what cannot be done is refused, and nothing is written`(
    options: [String], message: String
  ) throws {
    try withCourse(options) { folder, transcript in
      #expect(transcript.status == 2)
      #expect(transcript.messages.contains(message), "\(transcript.messages)")
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test func `a folder that holds anything is left as it is`() throws {
    try withCourse { folder, _ in
      let files = try Self.files(in: folder)
      let again = Transcript("new", "course", folder, "--name", "Other")
      #expect(again.status == 2)
      #expect(again.messages.contains("is not empty"))
      #expect(try Self.files(in: folder) == files)
    }
    #expect(Transcript("new", "course").messages.contains("name a folder"))
  }

  private func withCourse(
    _ options: String..., body: (String, Transcript) throws -> Void
  ) throws {
    try withCourse(options, body: body)
  }

  private func withCourse(
    _ options: [String], body: (String, Transcript) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("course-\(UUID().uuidString)").path
    defer { Self.remove(folder) }
    try body(folder, Transcript(["new", "course", folder] + options))
  }

  private static func module(of path: String) -> Substring { path.split(separator: "/")[3] }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      var isFolder = ObjCBool(false)
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  private static func text(_ path: String, in folder: String) throws -> String {
    String(decoding: try bytes(path, in: folder), as: UTF8.self)
  }

  private static func bytes(_ path: String, in folder: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
  }

  private static func remove(_ folder: String) {
    do { try FileManager.default.removeItem(atPath: folder) } catch { return }
  }
}
