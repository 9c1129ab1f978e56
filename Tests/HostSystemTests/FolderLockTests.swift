import HostSystem
import TestSupport
import Testing

/// Folders in which one process works at a time.
struct FolderLockTests {
  @Test func `a folder in which another works is waited for, and free once it is let go`() throws {
    try withFolder(["note": ""]) { folder in
      var waits = 0
      do {
        let lock = try FolderLock(of: folder, within: 0) { waits += 1 }
        defer { withExtendedLifetime(lock) {} }
        #expect(waits == 0)
        #expect(throws: OutputFailure.self) {
          let other = try FolderLock(of: folder, within: 0.05) { waits += 1 }
          withExtendedLifetime(other) {}
        }
        #expect(waits == 1)
      }
      // A process that is being started elsewhere may hold it for a moment longer.
      let lock = try FolderLock(of: folder, within: 60) {}
      withExtendedLifetime(lock) {}
    }
  }

  @Test func `where no folder can be made there is no lock`() {
    #expect(throws: OutputFailure.self) {
      let lock = try FolderLock(of: "/dev/null/x", within: 0) {}
      withExtendedLifetime(lock) {}
    }
  }
}
