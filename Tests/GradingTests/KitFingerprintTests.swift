import Foundation
import TestSupport
import Testing

@testable import Grading

struct KitFingerprintTests {
  @Test func `the kit is the same until one of its files is another`() throws {
    try withFolder(["Sources/A/A.swift": "let a = 1"]) { kit in
      let first = KitFingerprint(of: kit).text
      #expect(KitFingerprint(of: kit).text == first)
      try Data("let a = 10".utf8).write(to: URL(fileURLWithPath: "\(kit)/Sources/A/A.swift"))
      let second = KitFingerprint(of: kit).text
      #expect(second != first)
      try Data().write(to: URL(fileURLWithPath: "\(kit)/Package.swift"))
      #expect(KitFingerprint(of: kit).text != second)
    }
  }
}
