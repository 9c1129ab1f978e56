import HostSystem
import TestSupport
import Testing

/// Folders in which one process works at a time.
struct FolderLockTests {
  @Test func `a folder in which another works is waited for, and free once it is let go`() throws {
    try withFolder(["note": ""]) { folder in
      var first: FolderLock? = try FolderLock(of: folder) { Issue.record("nobody is there") }
      #expect(throws: OutputFailure.self) {
        let other = try FolderLock(of: folder) { () throws(OutputFailure) in
          throw OutputFailure("no patience")
        }
        withExtendedLifetime(other) {}
      }
      let second = try FolderLock(of: folder) { first = nil }
      withExtendedLifetime(second) {}
      let hasWaited = first == nil
      #expect(hasWaited)
    }
  }

  @Test func `where no folder can be made there is no lock`() {
    #expect(throws: OutputFailure.self) {
      let lock = try FolderLock(of: "/dev/null/x") {}
      withExtendedLifetime(lock) {}
    }
  }
}
