import Foundation
import Testing
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

/// Folders of files, written whole or not at all.
struct OutputFolderTests {
  private let files = [
    OutputFile(path: "run", text: "#!/bin/sh"), OutputFile(path: "Sources/a.swift", text: "a"),
  ]

  @Test(arguments: ["new", "far/off/new", "new/"])
  func `a new folder has every file, and its scripts can be run`(name: String) throws {
    try withFolder(["mine": ""]) { folder in
      try OutputFolder("\(folder)/\(name)").write(files)
      let text = try String(contentsOfFile: "\(folder)/\(name)/Sources/a.swift", encoding: .utf8)
      #expect(text == "a")
      #expect(access("\(folder)/\(name)/run", X_OK) == 0)
      #expect(try names(in: folder).count == 2)
    }
  }

  @Test func `an empty folder may be written into`() throws {
    try withFolder(["mine": ""]) { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/empty", withIntermediateDirectories: true)
      try OutputFolder("\(folder)/empty").write(files)
      #expect(try names(in: "\(folder)/empty") == ["Sources", "run"])
    }
  }

  @Test(arguments: ["taken", "taken/.hidden", " "])
  func `a folder that is not empty is left alone`(name: String) throws {
    try withFolder(["taken/.hidden": "mine"]) { folder in
      let path = name == " " ? name : "\(folder)/\(name)"
      #expect(throws: OutputFailure.self) { try OutputFolder(path).write(files) }
      let left = try names(in: "\(folder)/taken")
      #expect(left == [".hidden"])
    }
  }

  @Test func `where one file cannot be written, none is`() throws {
    // The second file cannot be made, since the first is where its folder should be.
    let impossible = ["Sources", "Sources/a.swift"].map { OutputFile(path: $0, text: "") }
    try withFolder(["mine": ""]) { folder in
      #expect(throws: OutputFailure.self) {
        try OutputFolder("\(folder)/far/off/new").write(impossible)
      }
      let left = try names(in: folder)
      #expect(left == ["mine"])
    }
  }

  @Test func `where a file cannot be written, no folder is left that was made for it`() throws {
    let name = String(repeating: "x", count: 300)
    try withFolder(["mine": ""]) { folder in
      #expect(throws: OutputFailure.self) {
        try OutputFolder("\(folder)/new").write(
          files + [OutputFile(path: "deep/\(name)", text: "")])
      }
      let left = try names(in: folder)
      #expect(left == ["mine"])
    }
  }

  @Test func `what another process wrote meanwhile stays where writing fails`() throws {
    try withFolder(["mine": ""]) { folder in
      let output = try OutputFolder("\(folder)/new")
      try OutputFolder("\(folder)/new").write([OutputFile(path: "Sources/a.swift", text: "theirs")])
      #expect(throws: OutputFailure.self) {
        try output.write([OutputFile(path: "Sources/b.swift", text: "ours")] + files)
      }
      #expect(try names(in: "\(folder)/new") == ["Sources"])
      #expect(try names(in: "\(folder)/new/Sources") == ["a.swift"])
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
