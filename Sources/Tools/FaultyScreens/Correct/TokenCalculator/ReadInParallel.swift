import AppModels
import Dispatch
import Synchronization

/// Reads tokens in several threads, each every fourth; the first failure of all is told.
enum ReadInParallel {
  static func total(of calculator: TokenCalculator) throws -> Int {
    let tokens = calculator.tokens
    let results = Mutex<[Int: Result<Int, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: min(4, tokens.count)) { thread in
      for index in stride(from: thread, to: tokens.count, by: 4) {
        let number = Result { try PlainTokenCalculator.number(tokens[index]) }
        results.withLock { $0[index] = number }
      }
    }
    let read = results.withLock { $0 }
    return try PlainTokenCalculator.sum(tokens.indices.map { try read[$0]?.get() ?? 0 })
  }
}
