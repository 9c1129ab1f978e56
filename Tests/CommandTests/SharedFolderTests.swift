import Foundation
import HostSystem
import Testing
import TriptychCommand

/// Inspections that build in one folder at the same time.
struct SharedFolderTests {
  @Test
  func `an inspection that has to wait for another says so, and goes on after it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shared-folder-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record(error) }
    }
    try Data().write(to: URL(fileURLWithPath: "\(folder)/Package.swift"))
    let other = Holder(try FolderLock(of: "\(folder)/scratch/inspection", within: 0) {})
    var messages = ""
    let console = Console(
      width: 80, usesColour: false, write: { _ in },
      writeError: { message in
        messages += message
        other.lock = nil
      }, read: { _ in Data() })
    let command = Command(name: "check", version: "1", apps: [], patterns: [])
    let arguments = ["inspect", folder, "--scratch-path", "\(folder)/scratch"]
    #expect(command.run(arguments, on: console) == 2)
    #expect(
      messages.hasPrefix("Waiting until another inspection has built in the same folder …\n"))
    #expect(messages.contains("check: cannot inspect"))
  }

  private final class Holder {
    var lock: FolderLock?

    init(_ lock: consuming FolderLock) { self.lock = consume lock }
  }
}
