import Foundation
import Synchronization

/// Works on several things at once, each on a thread, and takes the results in the order of the things.
///
/// A result is taken as soon as all before it are. Where one is an error, no more work is begun.
///
/// - Parameters:
///   - items: The things to work on.
///   - count: How many of them to work on at once.
///   - makePlace: Makes what a thread needs for its work; each thread has its own.
///   - work: The work on one of them.
///   - take: Takes a result, on the thread of the caller.
/// - Throws: The first error, of the work or of what takes a result.
package func inOrder<Item: Sendable, Place, Result: Sendable>(
  _ items: [Item], atOnce count: Int, in makePlace: @escaping @Sendable () throws -> Place,
  work: @escaping @Sendable (Item, Place) throws -> Result,
  take: (Result) throws -> Void
) throws {
  let queue = WorkQueue<Result>(of: items.count)
  for _ in 0..<min(items.count, max(1, count)) {
    let thread = Thread {
      let place = Swift.Result { try makePlace() }
      while let index = queue.next() {
        queue.finish(index, Swift.Result { try work(items[index], place.get()) })
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
  defer { queue.close() }
  for index in items.indices { try take(queue.result(of: index).get()) }
}

/// The numbers of what is to be worked on, and the results so far.
private final class WorkQueue<Result: Sendable>: Sendable {
  private let numbers: Mutex<Range<Int>>
  private let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
  private let isThere = DispatchSemaphore(value: 0)

  init(of count: Int) {
    numbers = Mutex(0..<count)
  }

  /// The number of what is to be worked on next; nil when there is no more.
  func next() -> Int? {
    numbers.withLock { $0.popFirst() }
  }

  /// Begins no more work.
  func close() {
    numbers.withLock { $0 = 0..<0 }
  }

  func finish(_ number: Int, _ result: Swift.Result<Result, any Error>) {
    results.withLock { $0[number] = result }
    isThere.signal()
  }

  /// The result of a number, once it is there; it is given away.
  func result(of number: Int) -> Swift.Result<Result, any Error> {
    while true {
      if let result = results.withLock({ $0.removeValue(forKey: number) }) { return result }
      isThere.wait()
    }
  }
}
