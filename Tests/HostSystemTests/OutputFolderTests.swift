import Foundation
import Testing

@testable import HostSystem

/// Folders of files, written whole or not at all.
struct OutputFolderTests {
  private let files = [("README", Data("read".utf8)), ("Sources/a.swift", Data("a".utf8))]

  /// The second file cannot be made, since the first is where its folder should be.
  private let impossible = [("Sources", Data()), ("Sources/a.swift", Data())]

  @Test(arguments: ["new", "far/off/new", "new/", "new//", "new/."])
  func `a new folder has every file, and nothing is left beside it`(name: String) throws {
    let scratch = try Scratch()
    try OutputFolder(scratch[name]).write(files)
    let text = try scratch.text("\(name)/Sources/a.swift")
    #expect(text == "a")
    let top = try #require(name.split(separator: "/").first)
    #expect(try scratch.names == [String(top)])
  }

  @Test
  func `an empty folder stays the same one`() throws {
    let scratch = try Scratch()
    let number = try inode(of: scratch.path)
    try OutputFolder(scratch.path).write(files)
    #expect(try scratch.names == ["README", "Sources"])
    #expect(try inode(of: scratch.path) == number)
  }

  @Test
  func `a folder that holds anything, even hidden, is left alone unless told otherwise`() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: ".mine")
    let failure = #expect(throws: OutputFailure.self) { try OutputFolder(scratch.path) }
    #expect(failure?.message.contains("is not empty") == true)
    #expect(failure?.freePath == "\(scratch.path)2")
    try OutputFolder(scratch.path, mayHoldOthers: true).write(files)
    #expect(try scratch.names == [".mine", "README", "Sources"])
    #expect(try scratch.text(".mine") == "mine")
  }

  @Test
  func `what is there is never replaced, and then nothing is added`() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "Sources")
    let failure = #expect(throws: OutputFailure.self) {
      try OutputFolder(scratch.path, mayHoldOthers: true).write(files)
    }
    #expect(failure?.message.contains("exists, and is not replaced") == true)
    #expect(try scratch.names == ["Sources"])
    #expect(try scratch.text("Sources") == "mine")
  }

  @Test(arguments: ["", "far/off"])
  func `where one file cannot be written, none is, and no folder is left`(name: String) throws {
    let scratch = try Scratch()
    let failure = #expect(throws: OutputFailure.self) {
      try OutputFolder(scratch[name]).write(impossible)
    }
    #expect(failure?.message.contains("Not a directory") == true)
    #expect(try scratch.names == [])
  }

  @Test(arguments: [
    ("", "names no folder"), (" ", "names no folder"), ("-", "cannot go to standard output"),
    ("file", "is a file; name a folder"), ("dangling", "is a link to nothing"),
  ])
  func `what cannot be a folder is refused`(name: String, message: String) throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: scratch["dangling"], withDestinationPath: "nothing")
    let path = name.count > 1 ? scratch[name] : name
    let failure = #expect(throws: OutputFailure.self) { try OutputFolder(path) }
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    #expect(try scratch.names == ["dangling", "file"])
  }

  private func inode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }
}
