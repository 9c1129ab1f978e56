import Foundation
import Synchronization

/// The checks and searches that are being run in this process, which a screen may leave with success.
///
/// A process that exits while any is unfinished ends with failure, in tests too, and says so. What a
/// process in `_exit` skips cannot be seen from within: for that there are processes of their own.
package enum UnfinishedRun {
  private static let names = Mutex<[String]>([])

  /// Watches the end of this process from the first use on.
  private static let watch: Void = {
    atexit { UnfinishedRun.refuse() }
    #if canImport(Glibc)
      at_quick_exit { UnfinishedRun.refuse() }
    #endif
  }()

  /// Does something after which, and not before, this process may end with success.
  static func during<Result>(_ name: String, _ body: () -> Result) -> Result {
    _ = watch
    names.withLock { $0.append(name) }
    defer { names.withLock { names in names.lastIndex(of: name).map { _ = names.remove(at: $0) } } }
    return body()
  }

  /// The work of this moment, such as `token, MVC, with pauses`.
  package static var present: [String] { names.withLock(\.self) }

  private static func refuse() {
    guard let name = names.withLockIfAvailable({ $0.last }) ?? nil else { return }
    let words = "\nThe process was left in the middle of a run, which proves nothing: \(name)\n"
    FileHandle.standardError.write(Data(words.utf8))
    _exit(2)
  }
}
