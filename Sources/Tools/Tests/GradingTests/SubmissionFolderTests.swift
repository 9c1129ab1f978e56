import Foundation
import Testing
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychGrading

/// What of a folder is a submission, and what pattern it declares.
struct SubmissionFolderTests {
  @Test func `the manifest, tests, plugins, executables and links are left out, and reported`()
    throws
  {
    try withFolder([
      "Package.swift": "", "Tests/MineTests/A.swift": "", "Plugins/P/P.swift": "",
      "Sources/check/main.swift": "", "Sources/check/More.swift": "", "Sources/Mine/A.swift": "",
      "Loose.swift": "", ".hidden/B.swift": "", "Sources/Mine/notes.txt": "",
    ]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/Sources/Mine/C.swift", withDestinationPath: "A.swift")
      let found = SubmissionFolder(folder)
      #expect(found.files.map(\.path) == ["Sources/Mine/A.swift"])
      #expect(found.refusals.isEmpty)
      for name in ["Package.swift", "Tests", "Plugins", "More", "C.swift", "Loose"] {
        #expect(found.remarks.contains { $0.contains(name) }, "\(name)")
      }
    }
  }

  @Test(arguments: [
    (#".package(name: "triptych", path: "Triptych")"#, ["./check"], true),
    (#".package(path: "../Triptych")"#, ["swift", "run", "check"], false), (nil, ["./check"], true),
  ])
  func `the command is the one of a course's starter, whose manifest needs no remark`(
    dependency: String?, command: [String], isSilent: Bool
  ) throws {
    var files = ["Sources/Mine/A.swift": ""]
    files["Package.swift"] = dependency
    try withFolder(files) { folder in
      let found = SubmissionFolder(folder)
      #expect(found.command == command)
      #expect(found.remarks.isEmpty == isSilent)
    }
  }

  @Test func `another package in the folder is not part of the submission`() throws {
    try withFolder([
      "Package.swift": "", "Sources/Mine/A.swift": "", "Kit/Package.swift": "",
      "Kit/Sources/Kit/B.swift": "", "Sources/Other/Package.swift": "",
      "Sources/Other/Sources/C.swift": "",
    ]) { folder in
      let found = SubmissionFolder(folder)
      #expect(found.files.map(\.path) == ["Sources/Mine/A.swift"])
      #expect(found.remarks.contains("\"Kit\" is another package"))
      #expect(found.remarks.contains("\"Sources/Other\" is another package"))
    }
  }

  @Test func `scenarios are read from their folder, and from no other place`() throws {
    try withFolder([
      "Sources/Mine/A.swift": "", "Scenarios/music.txt": "# a\n1\n", "notes.txt": "",
      "Scenarios/deep/token.txt": "", "Sources/colour.txt": "", "Scenarios/README.md": "",
    ]) { folder in
      let scenarios = SubmissionFolder(folder).scenarios
      #expect(scenarios.keys.sorted() == ["music"])
      let text = try scenarios["music"]?.get()
      #expect(text == "# a\n1\n")
    }
  }

  @Test(arguments: [
    (".defaultIsolation(MainActor.self),", [".defaultIsolation(MainActor.self)"]),
    ("// .defaultIsolation(MainActor.self)", []), (".unsafeFlags([\"-Ounchecked\"])", []),
  ])
  func `a manifest is read for the actor on which code is, and for nothing else`(
    line: String, settings: [String]
  ) throws {
    let manifest = "let package = Package(\n  settings: [\n\(line)\n]\n)\n"
    try withFolder(["Package.swift": manifest, "Sources/Mine/A.swift": ""]) { folder in
      let found = SubmissionFolder(folder)
      #expect(found.settings == settings)
      #expect(found.remarks.count == 1)
      #expect(found.remarks.first?.contains("as in this one") == !settings.isEmpty)
    }
  }

  @Test func `scenarios that are no text are no obstacle to the rest`() throws {
    try withFolder(["Sources/Mine/A.swift": ""]) { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Scenarios", withIntermediateDirectories: false)
      try Data([0xFF, 0xFE, 0x41, 0]).write(
        to: URL(fileURLWithPath: "\(folder)/Scenarios/music.txt"))
      let found = SubmissionFolder(folder)
      #expect(found.obstacle == nil)
      #expect(throws: FileTextFault.self) { try found.scenarios["music"]?.get() }
    }
  }

  @Test func `a package that lies alone in the folder is the submission`() throws {
    try withFolder([
      "Lab/Package.swift": "", "Lab/Sources/Mine/A.swift": "", "Lab/Tests/T/T.swift": "",
      "__MACOSX/x": "",
    ]) { folder in
      let found = SubmissionFolder(folder)
      #expect(found.files.map(\.path) == ["Sources/Mine/A.swift"])
      #expect(found.remarks.contains("the submission is the package in \"Lab\""))
    }
  }

  @Test(arguments: ["/etc/passwd", "../../../nothing", "../../.."])
  func `a link out of the folder is refused`(target: String) throws {
    try withFolder(["Sources/Mine/A.swift": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/Sources/Mine/Link", withDestinationPath: target)
      #expect(SubmissionFolder(folder).refusals.count == 1)
    }
  }

  @Test func `too many files, too much text and no text at all are reported`() throws {
    try withFolder(["A.swift": "let a = 1", "B.swift": ""]) { folder in
      let many = SubmissionFolder(folder, atMost: 1)
      #expect(many.obstacle == "there are more than 1 files")
      let big = SubmissionFolder(folder, kilobytes: 0)
      #expect(big.obstacle == "the files have more than 0 kB")
      try Data([0xC3, 0x28]).write(to: URL(fileURLWithPath: "\(folder)/B.swift"))
      let found = SubmissionFolder(folder)
      #expect(
        found.obstacle == "\"B.swift\" cannot be read: it is not text in UTF-8; save it as UTF-8")
    }
    try withFolder(["README.md": ""]) { folder in
      #expect(SubmissionFolder(folder).obstacle == "there is no Swift file in it")
    }
  }

  @Test func `of several patterns the rubric's is taken, or all are reported`() throws {
    let text = #"""
      // extension Pattern { static let no = Pattern("No") }
      let text = "extension Pattern { static let neither = Pattern() }"
      enum Other { static let nor = Pattern("Nor") }
      extension Pattern {
        static let first = Pattern("First")
        static var mvp: Pattern { Pattern("Second") }
      }
      """#
    let files = [SubmissionFolder.File(path: "A.swift", text: text)]
    #expect(try EntryPoint.only(in: files, of: "MVP").name == "mvp")
    let error = #expect(throws: Unjudged.self) {
      try EntryPoint.only(in: files, of: nil)
    }
    #expect(error?.reasons.first?.contains("first (A.swift:5) and mvp (A.swift:6)") == true)
    #expect(throws: Unjudged.self) { try EntryPoint.only(in: [], of: nil) }
  }
}
