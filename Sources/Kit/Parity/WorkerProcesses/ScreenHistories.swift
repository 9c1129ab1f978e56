/// The screens that a worker has announced: the pattern that made each, and the steps on it.
struct ScreenHistories {
  struct History {
    let number: UInt64
    let pattern: String
    var steps: [String] = []
    var moment = ProcessFailure.Moment.inUse
  }

  /// The screen on which something happened last.
  var last: History? {
    histories.last { $0.number == lastNumber }
  }

  private var lastNumber: UInt64?
  private var histories: [History] = []

  /// Takes note of a screen or a step; of screens that were made long ago, nothing is kept.
  mutating func note(_ frame: Frame) {
    switch frame.kind {
    case .screen:
      lastNumber = frame.number
      if histories.count > 64 { histories.removeFirst(32) }
      histories.append(History(number: frame.number, pattern: frame.text))
    case .step: change(frame) { $0.steps.append(frame.text) }
    case .lettingGo: change(frame) { $0.moment = .lettingGo }
    case .gone: change(frame) { $0.moment = .afterwards }
    case .look: change(frame) { _ in }
    case .request, .ready, .unwritten, .answer, .done, .complaint, .flood: break
    }
  }

  private mutating func change(_ frame: Frame, _ body: (inout History) -> Void) {
    guard let index = histories.lastIndex(where: { $0.number == frame.number }) else { return }
    lastNumber = frame.number
    body(&histories[index])
  }
}
