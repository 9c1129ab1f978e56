import Foundation
import Parity
import TestSupport
import Testing

@testable import HostSystem

/// Files and folders that verbs write: nothing that was there is lost, and nothing is half written.
@Suite(.onThreadOfItsOwn)
struct OutputTests {
  private static let trace = ["trace", "colour", "--pattern", "MVVM", "green=on"]
  static let verbs = [
    trace, trace + ["--format", "json"], trace + ["--format", "mermaid"],
    trace + ["--format", "svg"],
  ]

  @Test(arguments: verbs)
  func `what the verb wrote before is replaced, and nothing else unless told so`(
    verb: [String]
  ) throws {
    let path = try file("mine")
    defer { remove(path) }
    let refused = Transcript(verb + ["--output", path])
    #expect(refused.status == 2)
    #expect(refused.messages.contains("--replace"))
    #expect(try text(path) == "mine")
    #expect(Transcript(verb + ["--output", path, "--replace"]).status == 0)
    let old = try text(path)
    #expect(Transcript(verb + ["yellow=on", "--output", path]).status == 0)
    #expect(try text(path) != old)
    let others = Self.verbs.filter { $0 != verb }
    for other in others { #expect(Transcript(other + ["--output", path]).status == 2) }
  }

  @Test
  func `a minus is standard output`() {
    let transcript = Transcript(Self.trace + ["--output", "-"])
    #expect(transcript.status == 0)
    #expect(transcript.output == Transcript(Self.trace).output)
  }

  @Test(arguments: ["report", "trace", "inspect"])
  func `help says what a minus is, and what is replaced`(verb: String) {
    let help = words(Transcript("help", verb).output)
    #expect(help.contains("- is standard output"))
    #expect(help.contains("--replace replaces the file of --output, whatever it holds."))
  }

  @Test(arguments: ["report", "inspect"])
  func `a place is judged before the work is begun`(verb: String) throws {
    let path = try file("mine")
    defer { remove(path) }
    let transcript = Transcript([verb, "--output", path])
    #expect(transcript.status == 2)
    #expect(words(transcript.messages).contains("did not write in this format"))
    #expect(try text(path) == "mine")
  }

  @Test
  func `a word for replacing needs something to replace`() {
    let transcript = Transcript(Self.trace + ["--replace"])
    #expect(transcript.status == 2)
    #expect(transcript.messages.contains("--replace needs --output"))
  }

  @Test
  func `a file that grows beyond a limit is an error, and the old one is whole`() throws {
    let path = try file(String(repeating: "mine\n", count: 400))
    defer { remove(path) }
    let old = try text(path)
    let told = try shell(
      "ulimit -f 1; '\(command)' trace colour --format json --output '\(path)' --replace")
    #expect(told.contains("File too large"))
    #expect(try text(path) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder(of: path)) == ["file"])
  }

  @Test
  func `standard output beyond a limit is an error too`() throws {
    let path = try file("")
    defer { remove(path) }
    let told = try shell("ulimit -f 1; '\(command)' trace colour --format json 2>&1 >'\(path)'")
    #expect(told.contains("cannot write to standard output: File too large"))
  }

  @Test
  func `a package of which one file cannot be written is not written`() throws {
    let path = try file("mine")
    defer { remove(path) }
    let told = try shell(
      "ulimit -f 1; '\(command)' new app Counter --output '\(folder(of: path))/far/off'")
    #expect(told.contains("File too large"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder(of: path)) == ["file"])
  }

  private let command = Isolation.path(ofCommandBesideTests: "triptych")

  private func shell(_ script: String) throws -> String {
    words(try Tool("/bin/sh", ["-c", script]).run().output)
  }

  /// The path of a new file in a folder of its own.
  private func file(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("file")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private func remove(_ path: String) {
    do { try FileManager.default.removeItem(atPath: folder(of: path)) } catch { return }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
