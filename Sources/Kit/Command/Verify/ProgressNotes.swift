import Foundation
import Synchronization
import TriptychCommandVerbs
import TriptychParity
import TriptychTextLayout

/// Notes on standard error of what is being done, where that is a terminal and it takes long.
enum ProgressNotes {
  /// Does something that takes long, and says what is being done after five seconds and from then on.
  static func during<Result>(_ console: Console, _ body: () -> Result) -> Result {
    guard console.isOfProcess, isatty(STDERR_FILENO) == 1 else { return body() }
    let isOver = IsOver()
    Thread.detachNewThread {
      var seconds = 0
      while true {
        sleep(1)
        seconds += 1
        // What holds the lock is not waited for in the end: nothing is written behind a result.
        let isOver = isOver.value.withLock { isOver in
          if !isOver, seconds.isMultiple(of: 5), let work = UnfinishedRun.present.first {
            let note = "\(seconds) s: \(work)\n"
            FileHandle.standardError.write(Data(note.utf8))
          }
          return isOver
        }
        if isOver { return }
      }
    }
    defer { isOver.value.withLock { $0 = true } }
    return body()
  }
}

/// Indicates, to another thread, whether the work is over.
private final class IsOver: Sendable {
  let value = Mutex(false)
}
