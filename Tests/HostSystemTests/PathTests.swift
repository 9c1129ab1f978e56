import Foundation
import Testing

@testable import HostSystem

/// Where paths and links lead, and which names are proposed instead.
struct PathTests {
  private func place(_ path: String) throws -> OutputPlace {
    try OutputPlace(path) { _ in true }
  }

  private func link(_ scratch: Scratch, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch[name], withDestinationPath: target)
  }

  @Test func `the number in a free name goes on until nothing is there, not even a link`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "page2.html")
    try link(scratch, "page3.html", to: "nothing")
    #expect(scratch["page.html"].freePath == scratch["page4.html"])
    #expect("/".freePath == "/output2")
  }

  @Test(arguments: [
    ("/", "/"), ("//", "/"), ("a/", "a"), ("a//", "a"), ("a/.", "a"), ("a/./", "a"), (".", "."),
    ("a.", "a."), ("a", "a"), ("", ""),
  ])
  func `slashes at the end, and dots for the folder itself, are no part of its name`(
    path: String, trimmed: String
  ) {
    #expect(path.withoutTrailingSlashes == trimmed)
  }

  @Test func `a link is followed from the folder that it is in, or from the root`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["folder"], withIntermediateDirectories: true)
    try link(scratch, "folder/near", to: "page")
    try link(scratch, "far", to: scratch["folder/near"])
    try place(scratch["far"]).write(Data("text".utf8))
    #expect(try scratch.text("folder/page") == "text")
    #expect(try scratch.names == ["far", "folder"])
  }

  @Test func `a link to an open file is that file`() throws {
    let scratch = try Scratch()
    try link(scratch, "errors", to: "/dev/stderr")
    guard case .descriptor(2) = try place(scratch["errors"]) else {
      Issue.record("\(try place(scratch["errors"]))")
      return
    }
  }

  @Test func `what is written into a descriptor that is closed is told with its number`() {
    let failure = #expect(throws: OutputFailure.self) {
      try OutputPlace.descriptor(1_000_000).write(Data("x".utf8))
    }
    #expect(failure?.message == "cannot write to descriptor 1000000: Bad file descriptor")
  }

  @Test(arguments: [("folder", "folder/output2"), ("folder/", "folder/output2")])
  func `instead of a folder a file in it is proposed`(name: String, free: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["folder"], withIntermediateDirectories: true)
    let failure = #expect(throws: OutputFailure.self) { try place(scratch[name]) }
    #expect(failure?.freePath == scratch[free])
  }

  @Test func `instead of a file that is kept another name is proposed`() throws {
    let scratch = try Scratch()
    chmod(try scratch.write("old", to: "page.html"), 0o444)
    let failure = #expect(throws: OutputFailure.self) { try place(scratch["page.html"]) }
    #expect(failure?.freePath == scratch["page2.html"])
  }

  @Test func `only the beginning of a long file is looked at before it is replaced`() throws {
    let scratch = try Scratch()
    let path = try scratch.write(String(repeating: "x", count: 10_000), to: "page")
    var count = 0
    _ = try OutputPlace(path) { beginning in
      count = beginning.count
      return true
    }
    #expect(count == 4_096)
  }

  @Test func `where a file cannot take its place, no other is left beside it`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["taken/full"], withIntermediateDirectories: true)
    let failure = #expect(throws: OutputFailure.self) {
      try WholeFile(path: scratch["taken"], place: "here").write(Data("x".utf8))
    }
    #expect(failure?.message.hasPrefix("cannot write here: ") == true)
    #expect(try scratch.names == ["taken"])
  }

  @Test func `a folder that is no place for a lock is told of`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["lock"], withIntermediateDirectories: true)
    do throws(OutputFailure) {
      let lock = try FolderLock(of: scratch.path, within: 0) {}
      withExtendedLifetime(lock) {}
      Issue.record("a folder was locked as a file")
    } catch {
      #expect(error.message.hasPrefix("cannot write "))
      #expect(error.message.contains("/lock"))
    }
  }

  @Test func `a script in a new folder can be run, and nothing else in it`() throws {
    let scratch = try Scratch()
    try OutputFolder(scratch["new"]).write([
      ("run", Data("#!/bin/sh\n".utf8)), ("deep/down/here/note", Data("# no script".utf8)),
      ("deep/down/here/other", Data()),
    ])
    let manager = FileManager.default
    #expect(access(scratch["new/run"], X_OK) == 0)
    let note = try manager.attributesOfItem(atPath: scratch["new/deep/down/here/note"])
    #expect((note[.posixPermissions] as? Int).map { $0 & 0o111 } == 0)
    #expect(try manager.contentsOfDirectory(atPath: scratch["new/deep/down/here"]).count == 2)
  }

  @Test func `for a folder that cannot be one another name is proposed`() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "file")
    let failure = #expect(throws: OutputFailure.self) { try OutputFolder(scratch["file"]) }
    #expect(failure?.freePath == scratch["file2"])
    let output = #expect(throws: OutputFailure.self) { try OutputFolder("-") }
    #expect(output?.freePath == "./-")
  }
}
