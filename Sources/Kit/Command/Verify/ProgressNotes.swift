import Foundation
import Synchronization
import TriptychCommandVerbs
import TriptychParity
import TriptychTextLayout

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
    let isOver = IsOver()
    Thread.detachNewThread {
      var seconds = 0
      var (stalls, isHangNoted) = (Stalls(), false)
      while true {
        sleep(1)
        seconds += 1
        // What hangs is said once; other threads are likely to hang as well.
        let hanging = isHangNoted ? nil : stalls.new(after: limit)
        isHangNoted = isHangNoted || hanging != nil
        // What holds the lock is not waited for in the end: nothing is written after a result.
        let isOver = isOver.value.withLock { isOver in
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
    defer { isOver.value.withLock { $0 = true } }
    return try body()
  }
}

extension ProgressNotes {
  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// Indicates, to another thread, whether the work is over.
private final class IsOver: Sendable {
  let value = Mutex(false)
}

/// The walks that do not proceed, looked at once a second.
private struct Stalls {
  private var known: [ObjectIdentifier: (position: WalkProgress.Position, seconds: Int)] = [:]

  /// What has not proceeded for this many seconds by now.
  mutating func new(after limit: Int) -> String? {
    var stalls: [ObjectIdentifier: (position: WalkProgress.Position, seconds: Int)] = [:]
    var words: String?
    for progress in WalkProgress.present {
      guard let position = progress.position else { continue }
      let id = ObjectIdentifier(progress)
      let before = known[id].flatMap { $0.position == position ? $0.seconds : nil } ?? 0
      stalls[id] = (position, before + 1)
      if before + 1 == limit { words = progress.words(at: position) }
    }
    known = stalls
    return words
  }
}
