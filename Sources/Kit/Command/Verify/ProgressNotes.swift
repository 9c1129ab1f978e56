import Foundation
import Synchronization
import TriptychParity
import TriptychTerminal

extension Console {
  /// Does something that takes long, and notes on standard error what is being done: on a terminal after five seconds
  /// and from then on, elsewhere only if a step seems to hang.
  ///
  /// - Parameters:
  ///   - advice: What to run where a screen hangs.
  ///   - body: What takes long.
  /// - Returns: What the body returns.
  func notingProgress<Result>(
    orElse advice: String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard isOfProcess else { return try body() }
    // As many seconds as a worker waits for a step.
    let limit = Int(WorkerLimits().step)
    let (isTerminal, width) = (isatty(STDERR_FILENO) == 1, width)
    let isOver = Mutex(false)
    Thread.detachNewThread {
      var (seconds, stalled) = (0, 0)
      var (first, words): (WalkProgress?, String?)
      while true {
        sleep(1)
        seconds += 1
        // What hangs is the first as soon as all that began before it is over.
        let walks = WalkProgress.present.first { $0.words != nil }
        let present = walks?.words
        stalled = walks === first && present == words ? stalled + 1 : 1
        (first, words) = (walks, present)
        let hanging = stalled == limit ? words : nil
        // What holds the lock is not waited for in the end: nothing is written after a result.
        let isOver = isOver.withLock { isOver in
          if !isOver, let hanging {
            let sentence = "No display for \(limit) s: \(hanging)"
            note("\n\(sentence.wrapped(to: width, indentation: "  "))\(advice)\n")
          } else if !isOver, isTerminal, seconds.isMultiple(of: 5),
            let work = WalkProgress.present.first?.name
          {
            note("\(seconds) s: \(work)\n")
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

private func note(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}
