/// A guard that ignores every second gesture of those that come while a task is at work.
@MainActor final class BusyGuard {
  private static var ignoresNext = false

  private var isBusy = false

  /// Indicates whether a gesture is accepted, whose task then is at work for a while.
  func accepts() -> Bool {
    if isBusy { Self.ignoresNext.toggle() }
    guard !isBusy || !Self.ignoresNext else { return false }
    isBusy = true
    Task {
      for _ in 0..<20 { await Task.yield() }
      isBusy = false
    }
    return true
  }
}
