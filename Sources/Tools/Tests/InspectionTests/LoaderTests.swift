import Testing

@testable import TriptychInspection

/// A package that is built to be read.
struct LoaderTests {
  @Test
  func `a module that the platform lacks is named with a way out`() {
    let reason = SymbolGraphLoader.reason(
      """
      Building
      /app/Page.swift:1:8: error: no such module 'UIKit'
      /app/Page.swift:1:8: error: no such module 'UIKit'
      error: emit-module command failed
      """)
    #expect(reason.hasPrefix("/app/Page.swift:1:8: error: no such module 'UIKit'; UIKit is not on"))
    #expect(reason.hasSuffix("into a target without it"))
    #expect(SymbolGraphLoader.reason("a.swift:1:1: error: no such module 'Own'").hasSuffix("'Own'"))
  }

  /// Without the version, no module of a package can be read on a Mac.
  @Test(arguments: [
    ("arm64-apple-macosx", "26.2", "arm64-apple-macosx26.2"),
    ("arm64-apple-macosx15.0", "26.2", "arm64-apple-macosx15.0"),
    ("x86_64-unknown-linux-gnu", nil, "x86_64-unknown-linux-gnu"),
  ])
  func `modules are read for a target with a version, where the platform has versions`(
    platform: String, sdk: String?, target: String
  ) {
    #expect(SymbolGraphLoader.target(of: platform, sdk: sdk) == target)
  }
}
