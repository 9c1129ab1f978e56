import AppModels
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Downloads of limited size and time.
///
/// The time is taken by the clock: on Linux, a session rounds its own time-out down to seconds.
/// There, all sessions share a queue too, and data that pour in faster than they are read hold it:
/// the limit is kept then, but only when they pause.
final class Download: Sendable {
  private let session: URLSession
  private let chunks = ChunkDelegate()
  private let timeOut: Duration
  private let clock: any Clock<Duration>
  private let limit: Int

  init(timeOut: Duration, clock: any Clock<Duration>, limit: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeOut / .seconds(1) + 60
    session = URLSession(configuration: configuration, delegate: chunks, delegateQueue: nil)
    self.timeOut = timeOut
    self.clock = clock
    self.limit = limit
  }

  // A session holds its delegate until the session is invalidated.
  deinit {
    session.finishTasksAndInvalidate()
  }

  /// The data at an address; the connection ends when this returns, or with the surrounding task.
  func data(from url: URL) async throws(MusicFailure) -> Data {
    let task = session.dataTask(with: url)
    let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    continuation.onTermination = { termination in
      if case .finished(nil) = termination { return }
      task.cancel()
    }
    chunks.pass(of: task, to: continuation)
    task.resume()
    let timer = Task { [timeOut, clock] in
      try await clock.sleep(for: timeOut)
      continuation.finish(throwing: URLError(.timedOut))
    }
    defer { timer.cancel() }
    var data = Data()
    do {
      for try await chunk in stream {
        data += chunk
        if data.count > limit { break }
      }
    } catch {
      throw .networking
    }
    guard let response = task.response as? HTTPURLResponse,
      (200..<300).contains(response.statusCode), !data.isEmpty, data.count <= limit
    else { throw .data }
    return data
  }
}
