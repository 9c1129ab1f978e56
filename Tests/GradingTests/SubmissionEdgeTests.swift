import Foundation
import TestSupport
import Testing

@testable import Grading

/// Submissions at the edge of what is read.
struct SubmissionEdgeTests {
  @Test func `as many files and as much text are read as the limits say`() throws {
    try withFolder(["A.swift": String(repeating: "/", count: 1_024), "B.swift": ""]) { folder in
      var limits = GradingLimits()
      (limits.files, limits.kilobytes) = (2, 1)
      let found = SubmissionFolder(folder, within: limits)
      #expect(found.obstacle == nil)
      #expect(found.files.map(\.path) == ["A.swift", "B.swift"])
      try Data("/".utf8).write(to: URL(fileURLWithPath: "\(folder)/B.swift"))
      #expect(SubmissionFolder(folder, within: limits).obstacle == "the files have more than 1 kB")
    }
  }

  @Test func `scenarios are read from their folder, and from no other place`() throws {
    try withFolder([
      "Sources/Mine/A.swift": "", "Scenarios/music.txt": "# a\n1\n", "notes.txt": "",
      "Scenarios/deep/token.txt": "", "Sources/colour.txt": "", "Scenarios/README.md": "",
    ]) { folder in
      #expect(SubmissionFolder(folder, within: GradingLimits()).scenarios == ["music": "# a\n1\n"])
    }
  }

  @Test func `only at the top tests and manifests are left out`() throws {
    try withFolder([
      "Sources/Tests/A.swift": "", "Sources/Mine/Package1.swift": "", "Package@swift-6.swift": "",
      "Packages.txt": "",
    ]) { folder in
      let found = SubmissionFolder(folder, within: GradingLimits())
      #expect(found.files.map(\.path) == ["Sources/Mine/Package1.swift", "Sources/Tests/A.swift"])
      #expect(
        found.remarks == [
          "\"Package@swift-6.swift\" is a manifest; the grader has its own"
        ])
    }
  }

  @Test func `a loose main is part of an executable, and what is beside it is not`() throws {
    try withFolder(["main.swift": "", "A.swift": "", "sub/domain.swift": ""]) { folder in
      let found = SubmissionFolder(folder, within: GradingLimits())
      #expect(found.files.map(\.path) == ["A.swift", "sub/domain.swift"])
      #expect(found.remarks == ["\"main.swift\" is part of an executable"])
    }
  }

  @Test func `a link within the folder and a pipe are told, and not read`() throws {
    try withFolder(["A.swift": ""]) { folder in
      for (link, target) in [("B.swift", "A.swift"), ("here", ".")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link)", withDestinationPath: target)
      }
      #expect(mkfifo("\(folder)/C.swift", 0o600) == 0)
      let found = SubmissionFolder(folder, within: GradingLimits())
      #expect(found.files.map(\.path) == ["A.swift"])
      #expect(found.refusals.isEmpty)
      #expect(
        found.remarks == ["\"B.swift\" is a link", "\"C.swift\" is no file", "\"here\" is a link"])
    }
  }

  @Test func `folders are read sixteen deep, and one that is not there is told`() throws {
    let deep = (1...15).map(String.init).joined(separator: "/")
    try withFolder(["\(deep)/A.swift": "", "\(deep)/16/B.swift": ""]) { folder in
      let found = SubmissionFolder(folder, within: GradingLimits())
      #expect(found.files.map(\.path) == ["\(deep)/A.swift"])
      let missing = SubmissionFolder("\(folder)/nothing", within: GradingLimits())
      #expect(missing.obstacle == "cannot read \"\(folder)/nothing\"")
      #expect(throws: GraderFailure.self) { try ObjectFiles(in: "\(folder)/nothing") }
      #expect(throws: GraderFailure.self) { try ObjectFiles(in: folder) }
    }
  }

  @Test func `a package behind a link, or beside anything else, is not the submission`() throws {
    try withFolder(["real/.keep": "", "far/Lab/Package.swift": "", "far/Lab/Sources/A.swift": ""]) {
      folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/real/Lab", withDestinationPath: "../far/Lab")
      let linked = SubmissionFolder("\(folder)/real", within: GradingLimits())
      #expect(linked.files.isEmpty)
      #expect(linked.refusals.count == 1)
    }
    try withFolder(["Lab/Sources/A.swift": "", ".git/x": ""]) { folder in
      let alone = SubmissionFolder(folder, within: GradingLimits())
      #expect(alone.remarks == ["the submission is the package in \"Lab\""])
    }
    try withFolder(["Lab/A.swift": ""]) { folder in
      let plain = SubmissionFolder(folder, within: GradingLimits())
      #expect(plain.files.map(\.path) == ["Lab/A.swift"])
    }
  }
}
