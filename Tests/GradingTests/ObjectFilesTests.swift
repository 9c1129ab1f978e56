import Testing
import TriptychHostSystem
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychGrading

@Suite(.onThreadOfItsOwn)
struct ObjectFilesTests {
  @Test func `what one object defines, no other needs from elsewhere`() throws {
    let text = """
      @_silgen_name("own_name") public func own() -> Int { other() }
      @_silgen_name("other_name") func other() -> Int
      @_silgen_name("other_name_here") public func here() -> Int { own() }
      """
    try withFolder(["a.swift": text]) { folder in
      let arguments = ["swiftc", "-c", "-parse-as-library", "-module-name", "A"]
      let (output, succeeded) = try Tool(
        "/usr/bin/env", arguments + ["\(folder)/a.swift", "-o", "\(folder)/a.o"]
      ).run(within: 300)
      try #require(succeeded, "\(output)")
      let objects = try ObjectFiles(in: folder)
      #expect(objects.defined.isSuperset(of: ["own_name", "other_name_here"]))
      #expect(objects.needed.contains("other_name"))
      #expect(objects.needed.isDisjoint(with: objects.defined))
      let policy = SymbolPolicy(symbols: [], modules: [])
      #expect(policy.refusals(needing: objects.needed).contains { $0.contains("other_name") })
      #expect(policy.refusals(defining: objects.defined).contains { $0.contains("own_name") })
    }
  }
}
