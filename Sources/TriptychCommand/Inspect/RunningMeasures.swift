import AppScreens
import Inspection
import Parity
import Timing
import Traces

extension ArchitectureTrial {
  /// The measures of running the app in the pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the trial.
  ///   - ratio: The time of a gesture as a multiple of the bare model's, if it was taken.
  /// - Returns: The measures.
  /// - Throws: When the app's demonstration cannot be read.
  func measure(in pattern: Pattern, _ ratio: TimeRatio?) throws -> RunningMeasure {
    let steps = try app.demonstrationSteps()
    let trace = Trace(
      of: app.name, in: pattern, steps, showing: Subject.Display.self, findingLines: false)
    let gestures = (trace?.episodes ?? []).filter { $0.trigger == .gesture }
    let messages = gestures.map { $0.messages.count { $0.view != nil && $0.site != nil } }
    let updates = gestures.map { $0.messages.count { [.show, .set, .notify].contains($0.kind) } }
    let count = Double(max(1, gestures.count))
    return RunningMeasure(
      view: view, messagesPerGesture: Double(messages.reduce(0, +)) / count,
      updatesPerGesture: Double(updates.reduce(0, +)) / count, messageRange: messages.range,
      updateRange: updates.range, cost: GestureCost(ratio))
  }
}

extension [Int] {
  /// The lowest and the highest; nil if there are none.
  fileprivate var range: ClosedRange<Int>? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return low...high
  }
}
