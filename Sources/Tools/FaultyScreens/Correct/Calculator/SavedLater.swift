import AppModels
import AppScreens
import Foundation
import Synchronization

/// The number of keys that were saved.
final class SavedKeys: Sendable {
  private let count = Mutex(0)

  func save() { count.withLock { $0 += 1 } }
}

/// A mediator that saves what was pressed once no key has come for a while: each key puts it off.
final class SavesByWorkItem: Mediator<CalculatorState> {
  private let saved = SavedKeys()
  private let queue = DispatchQueue(label: "saving")
  private var saving: DispatchWorkItem?

  deinit { saving?.cancel() }

  override func perform(_ gesture: CalculatorGesture) {
    super.perform(gesture)
    saving?.cancel()
    let item = DispatchWorkItem { [weak saved] in saved?.save() }
    saving = item
    queue.asyncAfter(deadline: .now() + 0.05, execute: item)
  }
}

/// A mediator that saves each key in a queue of operations.
final class SavesInQueue: Mediator<CalculatorState> {
  private let saved = SavedKeys()
  private let queue = OperationQueue()

  deinit { queue.cancelAllOperations() }

  override func perform(_ gesture: CalculatorGesture) {
    super.perform(gesture)
    queue.addOperation { [saved] in saved.save() }
  }
}

/// A mediator that saves what was pressed by a timer, which each key replaces.
final class SavesByTimer: Mediator<CalculatorState> {
  private let saved = SavedKeys()
  private var timer: Timer?

  deinit { timer?.invalidate() }

  override func perform(_ gesture: CalculatorGesture) {
    super.perform(gesture)
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: 60, repeats: false) { [weak saved] _ in
      saved?.save()
    }
  }
}

/// A mediator that saves what was pressed in a task, which each key replaces.
final class SavesInTask: Mediator<CalculatorState> {
  private let saved = SavedKeys()
  private var saving: Task<Void, any Error>?

  deinit { saving?.cancel() }

  override func perform(_ gesture: CalculatorGesture) {
    super.perform(gesture)
    saving?.cancel()
    saving = Task { [saved] in
      try await Task.sleep(for: .seconds(60))
      saved.save()
    }
  }
}
