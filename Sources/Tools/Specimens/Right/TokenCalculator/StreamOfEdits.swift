import AppModels
import AppScreens
import Parity
import Synchronization

/// Runs a task wherever it is resumed, at once.
private final class InlineExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}

/// A calculator that a task changes.
private final class SharedCalculator: Sendable {
  private let calculator = Mutex(TokenCalculator())

  var value: TokenCalculator { calculator.withLock { $0 } }

  func perform(_ gesture: TokenCalculatorGesture) { calculator.withLock { $0.perform(gesture) } }
}

/// A mediator that puts edits into a stream, whose other end a task reads.
private final class StreamingMediator: TellingMediator {
  private let calculator = SharedCalculator()
  private let edits: AsyncStream<TokenCalculatorGesture>.Continuation
  var tell: ((TokenCalculatorDisplay) -> Void)?

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

  func perform(_ gesture: TokenCalculatorGesture) {
    edits.yield(gesture)
    tell?(display)
  }
}

extension RightScreen {
  /// A token calculator whose edits are an asynchronous stream.
  static let streamOfEdits = RightScreen(
    "stream-of-edits", of: "token",
    technique: "Edits are an asynchronous stream; the task that reads it runs where it is resumed."
  ) {
    ViewScreen(ToldView(StreamingMediator()))
  }
}
