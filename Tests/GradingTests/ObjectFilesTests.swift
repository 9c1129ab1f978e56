import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Grading

/// Objects as the compiler writes them: what they need, what they define, and their sections.
@Suite(.onThreadOfItsOwn)
struct ObjectFilesTests {
  @Test func `what one object defines, no other needs from elsewhere`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("objects-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("a.swift").path
    let text = """
      @_silgen_name("own_name") public func own() -> Int { other() }
      @_silgen_name("other_name") func other() -> Int
      @_silgen_name("other_name_here") public func here() -> Int { own() }
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: source))
    let arguments = [
      "swiftc", "-c", "-parse-as-library", "-module-name", "A", source, "-o", "\(folder.path)/a.o",
    ]
    let (output, succeeded) = try Tool("/usr/bin/env", arguments).run(within: 300)
    try #require(succeeded, "\(output)")
    let objects = try ObjectFiles(in: folder.path)
    #expect(objects.defined.isSuperset(of: ["own_name", "other_name_here"]))
    #expect(objects.needed.contains("other_name"))
    #expect(objects.needed.isDisjoint(with: objects.defined))
    #expect(!objects.needed.contains("own_name"))
    #expect(objects.sections.contains { $0.hasPrefix(".text") || $0 == "__text" })
    #expect(!objects.sections.contains { $0.isEmpty || Int($0) != nil })
    let policy = SymbolPolicy(symbols: [], modules: [])
    #expect(policy.refusals(havingSections: objects.sections) == [])
    #expect(
      policy.refusals(needing: objects.needed).contains("it needs the function \"other_name\""))
    #expect(
      policy.refusals(defining: objects.defined).contains(
        "it defines \"own_name\", which is not its own"))
  }
}
