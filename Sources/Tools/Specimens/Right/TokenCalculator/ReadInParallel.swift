import AppModels
import AppScreens
import Dispatch
import Parity
import Synchronization

/// The numbers of tokens, which several threads read, each every fourth; the first failure of all is
/// told.
private func numbers(of tokens: [String]) throws -> [Int] {
  let results = Mutex<[Int: Result<Int, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: min(4, tokens.count)) { thread in
    for index in stride(from: thread, to: tokens.count, by: 4) {
      let number = Result { try PlainTokenCalculator.read(tokens[index]) }
      results.withLock { $0[index] = number }
    }
  }
  let read = results.withLock { $0 }
  return try tokens.indices.map { try read[$0]?.get() ?? 0 }
}

extension RightScreen {
  /// A token calculator that waits for other threads.
  static let readInParallel = RightScreen(
    "read-in-parallel", of: "token",
    technique: "Several threads read the tokens into a table behind a lock, and are waited for."
  ) {
    ViewScreen(total: { try PlainTokenCalculator.add(numbers(of: $0.tokens)) })
  }
}
