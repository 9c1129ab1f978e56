import Foundation
import Testing

@testable import Grading

struct KitFingerprintTests {
  @Test func `the kit is the same until one of its files is another`() throws {
    let kit = FileManager.default.temporaryDirectory
      .appendingPathComponent("kit-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: kit) } catch {} }
    let source = kit.appendingPathComponent("Sources/A/A.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("let a = 1".utf8).write(to: source)
    let first = KitFingerprint(of: kit.path).text
    #expect(KitFingerprint(of: kit.path).text == first)
    try Data("let a = 10".utf8).write(to: source)
    let second = KitFingerprint(of: kit.path).text
    #expect(second != first)
    try Data().write(to: kit.appendingPathComponent("Package.swift"))
    #expect(KitFingerprint(of: kit.path).text != second)
  }
}
