import Foundation
import Synchronization
import TriptychParity
import TriptychTerminal

/// Notes on standard error of what takes long: on a terminal all of it, elsewhere only what seems to hang.
enum ProgressNotes {
  /// The seconds after which a step is said to hang, as many as a worker waits for it.
  private static let limit = Int(WorkerLimits().step)

  /// Does something that takes long, and says what is being done after five seconds and from then on.
  ///
  /// - Parameters:
  ///   - console: The console.
  ///   - advice: What to run where a screen hangs.
  ///   - body: What takes long.
  /// - Returns: What the body returns.
  static func during<Result>(
    _ console: Console, orElse advice: String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard console.isOfProcess else { return try body() }
    let isTerminal = isatty(STDERR_FILENO) == 1
    let isOver = Mutex(false)
    Thread.detachNewThread {
      var (seconds, stalled) = (0, 0)
      var (first, place): (WalkProgress?, WalkProgress.Position?)
      while true {
        sleep(1)
        seconds += 1
        // What hangs is the first as soon as all that began before it is over.
        let walks = WalkProgress.present.first { $0.position != nil }
        let isSame = walks === first && walks?.position == place
        stalled = isSame ? stalled + 1 : 1
        if !isSame { (first, place) = (walks, walks?.position) }
        let hanging = stalled == limit ? place.flatMap { first?.words(at: $0) } : nil
        // What holds the lock is not waited for in the end: nothing is written after a result.
        let isOver = isOver.withLock { isOver in
          if !isOver, let hanging {
            write("\nNo display for \(limit) s: \(hanging)\(advice)\n")
          } else if !isOver, isTerminal, seconds.isMultiple(of: 5),
            let work = WalkProgress.present.first?.name
          {
            write("\(seconds) s: \(work)\n")
          }
          return isOver
        }
        if isOver { return }
      }
    }
    defer { isOver.withLock { $0 = true } }
    return try body()
  }
}

extension ProgressNotes {
  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
