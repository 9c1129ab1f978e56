import Foundation
import Testing

@testable import HostSystem

/// Paths, links and folders at the edges, with every word of what is said of them.
struct PathEdgeTests {
  private func end(_ path: String) throws(OutputFailure) -> String {
    switch try LinkedPath(path).end {
    case .descriptor(let number): "descriptor \(number)"
    case .path(let path): path
    }
  }

  @Test(arguments: [
    ("/dev/stdin", "descriptor 0"), ("/dev/stdout", "descriptor 1"),
    ("/dev/stderr", "descriptor 2"), ("/dev/fd/0", "descriptor 0"), ("/dev/fd/12", "descriptor 12"),
    ("/proc/self/fd/3", "descriptor 3"), ("/proc/\(getpid())/fd/4", "descriptor 4"),
    ("/dev/fd/x", "/dev/fd/x"), ("/dev/fd/", "/dev/fd/"), ("dev/fd/1", "dev/fd/1"),
    ("/dev/stdout2", "/dev/stdout2"), ("", ""), ("nothing", "nothing"),
  ])
  func `a path leads to an open file, or to itself where it is no link`(path: String, end: String)
    throws
  {
    #expect(try self.end(path) == end)
  }

  @Test func `thirty-nine links in a row are followed, and one more is a circle`() throws {
    let scratch = try Scratch()
    for number in 1...40 {
      try FileManager.default.createSymbolicLink(
        atPath: scratch["\(number)"], withDestinationPath: "\(number - 1)")
    }
    #expect(try end(scratch["39"]) == scratch["0"])
    let failure = #expect(throws: OutputFailure.self) { try end(scratch["40"]) }
    #expect(failure?.message.hasSuffix("is a link that leads to itself; name a file") == true)
    #expect(failure?.freePath == nil)
  }

  @Test func `a link without a folder is followed from where we are`() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch["up"], withDestinationPath: "../elsewhere")
    #expect(try end(scratch["up"]) == scratch["../elsewhere"])
    try FileManager.default.createSymbolicLink(
      atPath: scratch["root"], withDestinationPath: "/no/such")
    #expect(try end(scratch["root"]) == "/no/such")
  }

  @Test func `a file has a kind, and so has what is no file`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("x", to: "file")
    try scratch.write("", to: "empty")
    mkfifo(scratch["pipe"], 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: scratch["link"], withDestinationPath: "file")
    #expect(FileStatus(of: path)?.kind == .file)
    #expect(FileStatus(of: scratch.path)?.kind == .folder)
    #expect(FileStatus(of: scratch["pipe"])?.kind == .stream)
    #expect(FileStatus(of: "/dev/null")?.kind == .stream)
    #expect(FileStatus(of: scratch["link"])?.kind == .file)
    #expect(FileStatus(ofLink: scratch["link"])?.kind == .link)
    #expect(FileStatus(of: scratch["none"]) == nil)
    #expect(FileStatus(ofLink: scratch["none"]) == nil)
    #expect(FileStatus(of: path)?.isEmpty == false)
    #expect(FileStatus(of: scratch["empty"])?.isEmpty == true)
  }

  @Test(
    arguments: [
      (0o200, true), (0o020, true), (0o002, true), (0o555, false), (0o000, false), (0o600, true),
    ] as [(mode_t, Bool)])
  func `a file can be written if anybody may write it`(mode: mode_t, isWritable: Bool) throws {
    let scratch = try Scratch()
    let path = try scratch.write("x", to: "file")
    chmod(path, mode)
    #expect(FileStatus(of: path)?.isWritable == isWritable)
  }

  @Test func `a long text is written whole, piece by piece`() throws {
    let scratch = try Scratch()
    let data = Data((0..<(5 << 19)).map { UInt8(truncatingIfNeeded: $0 / 7) })
    try WholeFile(path: scratch["long"], place: "here").write(data)
    #expect(try Data(contentsOf: URL(fileURLWithPath: scratch["long"])) == data)
  }

  @Test func `a draft lies beside what it becomes, under a name of its own`() {
    for (path, folder) in [("a/b/c", "a/b/"), ("c", ""), ("/c", "/"), ("a/", "a/")] {
      let draft = WholeFile.temporaryPath(beside: path)
      #expect(draft.hasPrefix("\(folder).triptych-"))
      #expect(!draft.dropFirst(folder.count).contains("/"))
      #expect(draft != WholeFile.temporaryPath(beside: path))
    }
  }

  @Test(arguments: [
    ("file", "is a file; name a folder to write into"),
    ("dangling", "is a link to nothing; name a folder"),
    ("full", "is not empty; name another folder, or say --add"),
  ])
  func `a folder that cannot be written is told of with its name`(name: String, words: String)
    throws
  {
    let scratch = try Scratch()
    try scratch.write("mine", to: "file")
    try FileManager.default.createDirectory(
      atPath: scratch["full/.hidden"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch["dangling"], withDestinationPath: "nothing")
    let failure = #expect(throws: OutputFailure.self) { try OutputFolder(scratch[name]) }
    #expect(failure?.message.contains("\(name)\"") == true)
    #expect(failure?.message.hasSuffix(" \(words)") == true)
  }

  @Test func `a name of blanks, and standard output, are told of in whole sentences`() {
    func message(_ path: String) -> String? {
      #expect(throws: OutputFailure.self) { try OutputFolder(path) }?.message
    }
    #expect(message("") == #""" names no folder; name one that is new or empty"#)
    #expect(message(" \t") == #"" \t" names no folder; name one that is new or empty"#)
    #expect(
      message("-") == "a folder cannot go to standard output; name one that is new or empty")
    let file = #expect(throws: OutputFailure.self) { try OutputPlace(" ") { _ in true } }
    #expect(file?.message == #"" " names no file; name one, or - for standard output"#)
    #expect(OutputFailure.interrupted.message == "interrupted; nothing was written")
    #expect(ToolFailure.interrupted.description == "interrupted")
    #expect(!ToolFailure.interrupted.isOverdue)
    #expect(ToolFailure.overdue(seconds: 2).isOverdue)
  }

  @Test func `many files in many folders are all there, and folders in between`() throws {
    let scratch = try Scratch()
    let paths = ["a/b/c/1", "a/b/2", "a/3", "4", "b/5", "b/6", "a/b/c/7"]
    try OutputFolder(scratch["new"]).write(paths.map { ($0, Data($0.utf8)) })
    for path in paths { #expect(try scratch.text("new/\(path)") == path) }
    try OutputFolder(scratch["new"], mayHoldOthers: true).write([("c/8", Data("8".utf8))])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch["new"]).count == 4)
    #expect(try scratch.names == ["new"])
  }
}
