import Foundation
import Testing

@testable import HostSystem

/// Where a path leads, and what becomes of what is there.
struct OutputPlaceTests {
  private let new = Data("new".utf8)

  @Test
  func `a new file has what was written, and nothing else is left`() throws {
    let scratch = try Scratch()
    try place(scratch["page"]).write(new)
    #expect(try scratch.text("page") == "new")
    #expect(try scratch.names == ["page"])
  }

  @Test
  func `a file that may be replaced keeps its permissions`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("old", to: "page")
    chmod(path, 0o640)
    try place(path, mayReplace: true).write(new)
    #expect(try scratch.text("page") == "new")
    #expect(try scratch.names == ["page"])
    #expect(try permissions(of: path) == 0o640)
  }

  @Test
  func `a file that holds something is kept, unless what it holds may be replaced`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("old", to: "page.html")
    let failure = #expect(throws: OutputFailure.self) { try place(path) }
    #expect(failure?.message.contains("holds what this verb did not write") == true)
    #expect(failure?.freePath == scratch["page2.html"])
    var seen = ""
    _ = try OutputPlace(path) { beginning in
      seen = String(decoding: beginning, as: UTF8.self)
      return true
    }
    #expect(seen == "old")
    #expect(try scratch.text("page.html") == "old")
  }

  @Test
  func `a file with nothing in it is no loss`() throws {
    let scratch = try Scratch()
    try place(scratch.write("", to: "page")).write(new)
    #expect(try scratch.text("page") == "new")
  }

  @Test
  func `a link stays a link, and leads to what was written`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["there"], withIntermediateDirectories: true)
    for (link, target) in [("first", "second"), ("second", "there/page")] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch[link], withDestinationPath: target)
    }
    for text in ["one", "two"] {
      try place(scratch["first"], mayReplace: true).write(Data(text.utf8))
      #expect(try scratch.text("there/page") == text)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: scratch["first"]) == "second")
    }
    #expect(try scratch.names == ["first", "second", "there"])
  }

  @Test(arguments: [
    ("", "names no file"), (" ", "names no file"), ("folder", "is a folder; name a file in it"),
    ("folder/", "is a folder"), ("nowhere/page", "there is no folder"),
    ("page/", "there is no folder"),
    ("file/page", "file\" is no folder"), ("file/", "file\" is no folder"),
    ("circle", "is a link that leads to itself"),
    ("protected", "is read-only"), ("socket", "is a socket"),
  ])
  func `what cannot be written is refused before anything is done`(
    name: String, message: String
  ) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["folder"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch["circle"], withDestinationPath: "circle")
    try scratch.write("old", to: "file")
    chmod(try scratch.write("old", to: "protected"), 0o444)
    let socket = try UnixSocket(scratch.path)
    defer { socket.close() }
    let before = try scratch.names
    let path = name.allSatisfy(\.isWhitespace) ? name : scratch[name]
    let failure = #expect(throws: OutputFailure.self) { try place(path, mayReplace: true) }
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    #expect(try scratch.names == before)
    #expect(try scratch.text("protected") == "old")
  }

  @Test
  func `pipes and devices are written straight`() throws {
    let scratch = try Scratch()
    mkfifo(scratch["pipe"], 0o600)
    let reader = open(scratch["pipe"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try place(scratch["pipe"]).write(new)
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, 10) == 3)
    #expect(bytes.prefix(3).elementsEqual("new".utf8))
    try place("/dev/null").write(new)
    #expect(try scratch.names == ["pipe"])
  }

  @Test
  func `standard output and other descriptors have names`() throws {
    for (path, number) in [("-", 1), ("/dev/stdout", 1), ("/dev/stderr", 2), ("/dev/fd/7", 7)] {
      guard case .descriptor(Int32(number)) = try place(path) else {
        Issue.record("\(path) is \(try place(path))")
        continue
      }
    }
  }

  #if os(Linux)
    @Test
    func `a full device is told of`() throws {
      let failure = #expect(throws: OutputFailure.self) { try place("/dev/full").write(new) }
      #expect(failure?.message == #"cannot write "/dev/full": No space left on device"#)
    }
  #endif

  @Test(arguments: [
    ("page.html", "page2.html"), ("folder/", "folder2"), (".hidden", ".hidden2"),
    ("a.b/c", "a.b/c2"),
    ("x/..", "x/output2"),
  ])
  func `a free name is made of the one that is taken`(name: String, free: String) throws {
    let scratch = try Scratch()
    #expect(scratch[name].freePath == scratch[free])
  }

  private func place(_ path: String, mayReplace: Bool = false) throws -> OutputPlace {
    try OutputPlace(path) { _ in mayReplace }
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

/// A socket that has a name, `socket`, in a folder.
private struct UnixSocket {
  private let descriptor: Int32

  init(_ folder: String) throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_UNIX, stream, 0)
    let path = "\(folder)/socket"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(room - 1)) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
  }

  func close() { Foundation.close(descriptor) }
}
