import AppScreens
import Inspection
import Parity
import Traces

extension RunningMeasure {
  /// Measures a pattern on an app; nil if the pattern does not have it.
  init?<Subject: AppDefinition>(of app: Subject, in pattern: Pattern, baseline: Baseline?) throws {
    guard let trial = ArchitectureTrial(of: app, in: pattern) else { return nil }
    let steps = try app.demonstrationSteps()
    let trace = Trace(
      of: app.name, in: pattern, steps, showing: Subject.Display.self, findingLines: false)
    let gestures = (trace?.episodes ?? []).filter { $0.trigger == .gesture }
    let messages = gestures.flatMap(\.messages).filter { $0.view != nil }
    let count = Double(max(1, gestures.count))
    self.init(
      view: trial.view, messagesPerGesture: Double(messages.count { $0.site != nil }) / count,
      updatesPerGesture:
        Double(messages.count { [.show, .set, .notify].contains($0.kind) }) / count,
      cost: baseline.flatMap { $0.cost(of: app, in: trial.makeScreen) })
  }
}
