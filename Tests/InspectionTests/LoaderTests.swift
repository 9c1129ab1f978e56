import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Inspection

/// A package that is built to be read.
struct LoaderTests {
  @Test
  func `an inspection waits for another that builds in the same folder`() throws {
    try withFolder(["Package.swift": ""]) { folder in
      let scratch = URL(fileURLWithPath: "\(folder)/scratch")
      let package = PackageBuild(URL(fileURLWithPath: folder), sharing: scratch)
      var other: FolderLock? = try package.lock {}
      let own = try package.lock { other = nil }
      withExtendedLifetime(own) {}
      let hasWaited = other == nil
      #expect(hasWaited)
    }
  }

  @Test
  func `a path that the compiler does not bear is told, escaped`() throws {
    let package = PackageBuild(URL(fileURLWithPath: "/a\u{1B}b"), sharing: nil)
    let message = try #require(package.unsupportedPath)
    #expect(message.hasSuffix("; give it another name"))
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test
  func `what a platform lacks is told with a way out`() {
    let reason = SymbolGraphLoader.reason(
      """
      Building
      /app/Page.swift:1:8: error: no such module 'UIKit'
      /app/Page.swift:1:8: error: no such module 'UIKit'
      error: emit-module command failed
      """)
    #expect(reason.hasPrefix("/app/Page.swift:1:8: error: no such module 'UIKit'\nUIKit is not on"))
    #expect(reason.hasSuffix("inspect --graphs FOLDER."))
    #expect(SymbolGraphLoader.reason("a.swift:1:1: error: no such module 'Own'").hasSuffix("'Own'"))
  }
}
