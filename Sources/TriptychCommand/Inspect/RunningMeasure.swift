import AppScreens
import Inspection
import Parity
import Traces

/// What running a pattern on an app measures.
struct RunningMeasure: Encodable {
  /// The view's module and name.
  let view: String

  /// Messages between view and mediator for each gesture of the app's demonstration.
  let messagesPerGesture: Double

  /// Those of them that tell the view what to show.
  let updatesPerGesture: Double

  /// The time that a gesture takes, as a multiple of the bare model's; nil in a debug build.
  let cost: Double?

  /// Measures a pattern on an app; nil if the pattern does not have it.
  init?<Subject: AppDefinition>(of app: Subject, in pattern: Pattern, baseline: Baseline?) throws {
    guard let trial = ArchitectureTrial(of: app, in: pattern) else { return nil }
    let traces = app.traces(in: [pattern], try app.demonstrationSteps()).traces
    let gestures = traces.flatMap(\.episodes).filter { $0.trigger == .gesture }
    let messages = gestures.flatMap(\.messages)
    let count = Double(max(1, gestures.count))
    view = trial.view
    messagesPerGesture = Double(messages.count { $0.site != nil }) / count
    updatesPerGesture =
      Double(messages.count { [.show, .set, .notify].contains($0.kind) }) / count
    cost = baseline.flatMap { $0.cost(of: app, in: trial.makeScreen) }
  }
}

extension [RunningMeasure] {
  /// What was measured of a triad, if it was run.
  func first(for found: PackageInspection.Case) -> RunningMeasure? {
    first { found.triad.viewNames.contains($0.view) }
  }
}
