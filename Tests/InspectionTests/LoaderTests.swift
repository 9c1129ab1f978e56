import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Inspection

/// A package that is built to be read.
@Suite(.onThreadOfItsOwn)
struct LoaderTests {
  @Test
  func `an inspection waits for another that builds in the same folder`() throws {
    try withPackage(named: "Nothing") { folder in
      let scratch = folder.appendingPathComponent("scratch")
      var other: FolderLock? = try PackageBuild(folder, sharing: scratch).lock {}
      var waits = 0
      #expect(throws: SymbolGraphLoader.Failure.self) {
        try SymbolGraphLoader(package: folder, scratch: scratch).load {
          waits += 1
          other = nil
        }
      }
      #expect(waits == 1)
      let isFree = other == nil
      #expect(isFree)
    }
  }

  @Test
  func `inspections that build in folders of their own do not wait`() throws {
    try withPackage(named: "Nothing") { folder in
      let package = PackageBuild(folder, sharing: nil)
      let own = try package.lock { Issue.record("it waits") }
      let shared = try PackageBuild(folder, sharing: folder.appendingPathComponent("scratch"))
        .lock { Issue.record("it waits") }
      withExtendedLifetime(own) { withExtendedLifetime(shared) {} }
    }
  }

  @Test
  func `a folder that cannot be had is told, with what to do`() throws {
    try withPackage(named: "Nothing") { folder in
      let error = #expect(throws: SymbolGraphLoader.Failure.self) {
        try SymbolGraphLoader(package: folder, scratch: URL(fileURLWithPath: "/dev/null")).load()
      }
      #expect(
        error?.description
          == #"cannot make the folder "/dev/null/inspection"; name another folder with --scratch-path"#
      )
    }
  }

  @Test(arguments: [("a\nb", #""\n""#), ("a\u{1B}b", #""\u{1B}""#), ("a%20b", #""%""#)])
  func `a path that the compiler does not bear is told, escaped`(name: String, mark: String) throws
  {
    try withPackage(named: name) { folder in
      let error = #expect(throws: SymbolGraphLoader.Failure.self) {
        try SymbolGraphLoader(package: folder).load()
      }
      let message = try #require(error?.description)
      #expect(message.hasPrefix("the compiler does not work in a folder whose path has \(mark), "))
      #expect(message.hasSuffix("; give it another name"))
      #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
  }

  @Test
  func `a module whose graph could not be written counts as not written`() {
    let lines = """
      Build complete! (0.40s)
      error: Failed to emit symbol graph for 'Front': <unknown>:0: error: missing required module 'UIKit'
      -- Emitting symbol graph for Front
      -- Emitting symbol graph for Shop
      -- Emitting symbol graph for ShopPackageTests
      Files written to /package/.build/symbolgraph
      """.split(separator: "\n")
    #expect(SymbolGraphLoader.modules(emittedBy: lines) == ["Shop"])
  }

  @Test
  func `what a platform lacks is told with a way out`() {
    let reason = TargetBuilder.reason(
      """
      Building
      /app/Page.swift:1:8: error: no such module 'UIKit'
      /app/Page.swift:1:8: error: no such module 'UIKit'
      error: emit-module command failed
      """)
    #expect(reason.hasPrefix("/app/Page.swift:1:8: error: no such module 'UIKit'\nUIKit is not on"))
    #expect(reason.hasSuffix("inspect --graphs FOLDER."))
    #expect(TargetBuilder.reason("a.swift:1:1: error: no such module 'Own'").hasSuffix("'Own'"))
  }

  @Test
  func `a shared folder is named to the compiler, and a package's own is not`() {
    let folder = URL(fileURLWithPath: "/package")
    let shared = URL(fileURLWithPath: "/shared")
    #expect(
      PackageBuild(folder, sharing: shared).arguments("package") == [
        "swift", "package", "--package-path", "/package", "--scratch-path", "/shared",
        "--disable-build-manifest-caching",
      ])
    let variables = ["SWIFTPM_BUILD_DIR": "/inherited"]
    #expect(
      PackageBuild(folder, sharing: nil, in: variables).arguments("package").contains("/inherited"))
    #expect(
      !PackageBuild(folder, sharing: shared, in: variables).arguments("package")
        .contains("/inherited"))
    for none in [[:], ["SWIFTPM_BUILD_DIR": ""]] {
      #expect(
        PackageBuild(folder, sharing: nil, in: none).arguments("build") == [
          "swift", "build", "--package-path", "/package",
        ])
    }
  }

  /// A package that cannot be built: its manifest is empty.
  private func withPackage(named name: String, _ body: (URL) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("loader-\(UUID().uuidString)")
    let folder = place.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: place) } catch { Issue.record(error) }
    }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try body(folder)
  }
}
