import AppScreens
import TextLayout

/// The last of some steps as it is traced in several patterns, and the state to which it leads.
package struct TracedStep {
  /// The conversation in each pattern.
  package let traces: SideBySideTraces

  /// The state behind each screen, with what its mediator keeps.
  package let state: [ModelState]

  /// The widgets that a person sees then.
  package let widgets: [Widget]

  /// Traces the last of some steps; of none, the new screen.
  ///
  /// The steps before it are rehearsed, which is quicker than tracing them.
  package init<Gesture: ScreenGesture, Display: ScreenDisplay>(
    of app: String, in patterns: [Pattern], _ steps: [Step<Gesture>], showing display: Display.Type
  ) {
    var traces: [Trace] = []
    var state: [ModelState] = []
    var widgets: [Widget] = []
    for pattern in patterns {
      guard let makeScreen = pattern.screenFactory(Gesture.self, display) else { continue }
      var tracer = Tracer<Gesture, Display>(
        findingLines: true, keepingWhole: false,
        after: steps.isEmpty ? nil : Array(steps.dropLast()), makeScreen)
      if let last = steps.last { tracer.take(last) }
      traces.append(
        Trace(
          app: app, pattern: pattern.name, participants: tracer.participants,
          episodes: tracer.episodes))
      widgets = tracer.screen.display.widgets
      state.append(
        ModelState(
          tracer.snapshot ?? Snapshot(), showing: widgets.map(\.text), withMediator: true))
    }
    self.traces = SideBySideTraces(traces)
    self.state = state
    self.widgets = widgets
  }
}
