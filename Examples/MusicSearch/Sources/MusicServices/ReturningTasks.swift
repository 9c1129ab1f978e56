import AppModels

/// Tasks that run elsewhere, and whose values come back to the isolation of their maker.
///
/// A receiver need not be Sendable: it never leaves the isolation, only values do. They come in
/// over a stream, which one task reads on the isolation handed in. The compiler keeps the tasks on
/// that isolation too: they are not Sendable, and belong to what `init` was called on.
final class ReturningTasks<Value: Sendable> {
  private struct Pending {
    let task: Task<Void, Never>
    let receive: (Value) -> Void
  }

  private let values: AsyncStream<(Int, Value)>.Continuation
  private var pending: [Int: Pending] = [:]
  private var lastNumber = 0

  /// No tasks yet; their values will come back to this isolation.
  init(isolation: isolated any Actor) {
    let (stream, values) = AsyncStream.makeStream(of: (Int, Value).self)
    self.values = values
    Task { [weak self] in
      _ = isolation
      for await (number, value) in stream {
        self?.pending.removeValue(forKey: number)?.receive(value)
      }
    }
  }

  deinit {
    values.finish()
    for pending in pending.values { pending.task.cancel() }
  }

  /// Starts a task.
  ///
  /// - Parameters:
  ///   - work: Runs off the isolation.
  ///   - receive: Called on the isolation with the value, after this method has returned and at
  ///     most once; then released. It is released at once when the task is cancelled.
  /// - Returns: A token; the task is cancelled when the token is released.
  func start(
    _ work: @escaping @Sendable () async -> Value, then receive: @escaping (Value) -> Void
  ) -> CancellationToken {
    lastNumber += 1
    let number = lastNumber
    let task = Task { [values] in
      let value = await work()
      values.yield((number, value))
    }
    pending[number] = Pending(task: task, receive: receive)
    return CancellationToken { [weak self] in
      self?.pending.removeValue(forKey: number)?.task.cancel()
    }
  }
}
