import Foundation
import Testing

@testable import TriptychGrading
@testable import TriptychInspection

/// What the tools make of modules and objects that were built for a Mac; see .ci/darwin.
struct OnMacTests {
  /// The build products, in a folder that is named after the platform without its version, as SwiftPM does.
  private let products = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["MAC_PRODUCTS"] ?? "")

  @Test func `inspect reads what the compiler knows of a module`() throws {
    let facts = try SymbolGraphLoader.load(["MVP"], builtIn: products)
    #expect(facts.unread.isEmpty)
    #expect(PackageInspection(of: facts).cases.count == 5)
  }

  @Test func `grade finds nothing to refuse in the reference`() throws {
    let objects = try ObjectFiles(in: products.appendingPathComponent("MVP.build").path)
    let policy = SymbolPolicy(
      symbols: Set(SymbolPolicy.usualSymbols), modules: ["AppModels", "AppScreens", "MVP"])
    #expect(policy.refusals(needing: objects.needed).first == nil)
    #expect(policy.refusals(defining: objects.defined).first == nil)
    let asked = FileManager.default.temporaryDirectory.appendingPathComponent("xcrun_db-pretended")
    #expect(
      try String(contentsOf: asked, encoding: .utf8).contains("llvm-nm"),
      "nothing is beside a Mac's swiftc")
  }

  @Test func `a test compiles a module beside stand-ins of the platform's`() throws {
    #expect(
      try CompiledPackage("import UIKit\npublic final class Screen: UIViewController {}").mediators
        == [])
  }
}
