import Testing
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychGrading

@Suite(.onThreadOfItsOwn)
struct ObjectFilesTests {
  private static let text = """
    @_silgen_name("own_name") public func own() { other() }
    @_silgen_name("other_name") func other()
    @_silgen_name("other_name_here") public func here() { own() }
    public protocol Screen { func press() }
    public final class Mine: Screen {
      public init() {}
      public func press() { own() }
    }
    public struct Pair<Element> { var first, second: Element }
    public func make() -> any Screen { Mine() }
    """

  /// The objects of a file, for a system; compiled without the standard library, which is there for
  /// this system alone.
  private func objects(for target: String) throws -> ObjectFiles {
    var objects: ObjectFiles?
    try withFolder(["a.swift": Self.text]) { folder in
      let arguments = [
        "swiftc", "-frontend", "-c", "-parse-as-library", "-parse-stdlib", "-module-name", "A",
        "-target", target, "\(folder)/a.swift", "-o", "\(folder)/a.o",
      ]
      let (output, succeeded) = try Tool("/usr/bin/env", arguments).run(within: 300)
      try #require(succeeded, "\(output)")
      objects = try ObjectFiles(in: folder)
    }
    return try #require(objects)
  }

  private static let systems = [
    "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "arm64-apple-macosx15.0",
  ]

  @Test(arguments: systems)
  func `what one object defines, no other needs from elsewhere`(target: String) throws {
    let objects = try objects(for: target)
    #expect(objects.defined.isSuperset(of: ["own_name", "other_name_here"]))
    #expect(objects.needed.contains("other_name"))
    #expect(objects.needed.isDisjoint(with: objects.defined))
  }

  /// Apple's runtime has names of its own, and an underscore before each.
  @Test(arguments: systems)
  func `of what a class needs and defines, only foreign names are refused`(target: String) throws {
    let objects = try objects(for: target)
    let policy = SymbolPolicy(symbols: [], modules: ["A"])
    #expect(
      policy.refusals(needing: objects.needed) == [#"it needs the function "other_name""#])
    #expect(
      policy.refusals(defining: objects.defined)
        == ["other_name_here", "own_name"].map { #"it defines "\#($0)", which is not its own"# })
  }
}
