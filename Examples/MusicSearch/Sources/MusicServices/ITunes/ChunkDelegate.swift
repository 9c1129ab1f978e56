import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session's delegate that passes on the pieces in which data arrive.
///
/// It is the session's and not a task's: on Linux, the delegate of a task hears of no data.
final class ChunkDelegate: NSObject, URLSessionDataDelegate {
  typealias Continuation = AsyncThrowingStream<Data, any Error>.Continuation

  private let continuations = Mutex<[Int: Continuation]>([:])

  /// Passes on the data of a task that has not been resumed yet.
  func pass(of task: URLSessionTask, to continuation: Continuation) {
    continuations.withLock { $0[task.taskIdentifier] = continuation }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuations.withLock { $0[dataTask.taskIdentifier] }?.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuations.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(throwing: error)
  }
}
