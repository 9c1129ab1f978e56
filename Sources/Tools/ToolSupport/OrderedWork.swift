import Foundation
import Synchronization

/// Works on several things at once, and takes the results in the order of the things.
///
/// A result is taken as soon as all before it are. Where one is an error, no more work is begun.
///
/// - Parameters:
///   - items: The things to work on.
///   - count: How many of them to work on at once.
///   - work: The work on one of them.
///   - take: Takes a result, on the thread of the caller.
/// - Throws: The first error, of the work or of what takes a result.
package func inOrder<Item: Sendable, Result: Sendable>(
  _ items: [Item], atOnce count: Int, work: @escaping @Sendable (Item) throws -> Result,
  take: (Result) throws -> Void
) throws {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = max(1, count)
  defer { queue.cancelAllOperations() }
  let works = items.map { item in
    let place = Place<Result>()
    let operation = BlockOperation {
      let result = Swift.Result { try work(item) }
      place.result.withLock { $0 = result }
    }
    queue.addOperation(operation)
    return (operation: operation, place: place)
  }
  for (operation, place) in works {
    operation.waitUntilFinished()
    if let result = place.result.withLock({ $0 }) { try take(result.get()) }
  }
}

/// The place for a result, which is there once the work is done.
private final class Place<Result: Sendable>: Sendable {
  let result = Mutex<Swift.Result<Result, any Error>?>(nil)
}
