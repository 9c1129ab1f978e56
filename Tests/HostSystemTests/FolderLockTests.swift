import Foundation
import Testing

@testable import HostSystem

struct FolderLockTests {
  @Test func `a folder is free again once its lock is let go`() throws {
    try withFolder { folder in
      var hasWaited = false
      do {
        let lock = try FolderLock(of: folder, within: 0) { hasWaited = true }
        withExtendedLifetime(lock) {}
      }
      let lock = try FolderLock(of: folder, within: 0) { hasWaited = true }
      withExtendedLifetime(lock) {}
      #expect(!hasWaited)
    }
  }

  @Test func `a folder in which another works is waited for, and told if it does not become free`()
    throws
  {
    try withFolder { folder in
      let lock = try FolderLock(of: folder, within: 0) {}
      defer { withExtendedLifetime(lock) {} }
      var waits = 0
      do throws(OutputFailure) {
        let other = try FolderLock(of: folder, within: 0.3) { waits += 1 }
        withExtendedLifetime(other) {}
        Issue.record("two have the same folder")
      } catch {
        #expect(error.message.contains("another process works in"))
      }
      #expect(waits == 1)
    }
  }

  @Test func `where no folder can be made there is no lock`() {
    do throws(OutputFailure) {
      let lock = try FolderLock(of: "/dev/null/x", within: 0) {}
      withExtendedLifetime(lock) {}
      Issue.record("a folder in a device")
    } catch {
      #expect(error.message.contains("cannot make the folder"))
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lock-\(UUID().uuidString)").path
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch {} }
    try body(folder)
  }
}
