import AppScreens
import Inspection
import Parity
import Traces

/// The messages of an app's demonstration in a pattern, counted.
struct RunningMeasure {
  /// The view's module and name.
  let view: String

  /// Messages between view and mediator, for each gesture of the app's demonstration.
  let messages: [Int]

  /// The messages among these that tell the view what to show; nil if its view does not record them.
  let updates: [Int]?
}

extension AppDefinition {
  /// The measures of a pattern; nil if it does not have the app, or its views record no messages.
  ///
  /// - Throws: When the app's demonstration cannot be read.
  func measure(of pattern: Pattern) throws -> RunningMeasure? {
    guard let makeScreen = screenFactory(in: pattern) else { return nil }
    let trace = Trace(
      of: name, in: pattern, try demonstrationSteps(), showing: Display.self, findingLines: false)
    guard let trace, trace.isRecorded else { return nil }
    let gestures = trace.episodes.filter { $0.trigger == .gesture }
    return RunningMeasure(
      view: String(
        String(reflecting: type(of: makeScreen().view as AnyObject)).prefix { $0 != "<" }),
      messages: gestures.map { $0.messages.count { $0.view != nil && $0.site != nil } },
      updates: trace.lacksShowing
        ? nil
        : gestures.map { $0.messages.count { [.show, .set, .notify].contains($0.kind) } })
  }
}

extension [RunningMeasure] {
  /// The measure of a triad, if it was run.
  func first(for found: PackageInspection.Case) -> RunningMeasure? {
    first { found.triad.viewNames.contains($0.view) }
  }
}
