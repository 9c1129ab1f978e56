import AppModels
import AppScreens
import Synchronization

/// Runs a task wherever it is resumed, at once.
final class InlineExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}

/// A calculator that a task changes.
final class SharedCalculator: Sendable {
  private let calculator = Mutex(TokenCalculator())

  var value: TokenCalculator { calculator.withLock { $0 } }

  func perform(_ gesture: TokenCalculatorGesture) { calculator.withLock { $0.perform(gesture) } }
}

/// A calculator that puts edits into a stream, whose other end a task reads.
final class StreamingCalculator: PlainState {
  private let calculator = SharedCalculator()
  private let edits: AsyncStream<TokenCalculatorGesture>.Continuation

  init() {
    let (stream, edits) = AsyncStream.makeStream(of: TokenCalculatorGesture.self)
    self.edits = edits
    Task(executorPreference: InlineExecutor()) { [calculator] in
      for await edit in stream { calculator.perform(edit) }
    }
  }

  deinit { edits.finish() }

  var display: TokenCalculatorDisplay {
    let calculator = calculator.value
    return TokenCalculatorDisplay(calculator, total: calculator.words())
  }

  func perform(_ gesture: TokenCalculatorGesture) { edits.yield(gesture) }
}
