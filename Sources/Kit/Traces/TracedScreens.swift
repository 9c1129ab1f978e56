import AppScreens
import TextLayout

/// Screens of an app in several patterns, on which the same steps are taken and traced.
package struct TracedScreens<Gesture: ScreenGesture, Display: ScreenDisplay> {
  /// A step as it was traced in each pattern, and the state to which it led.
  package struct Step {
    /// The conversation in each pattern.
    package let traces: SideBySideTraces

    /// The state behind each screen, with what its mediator keeps.
    package let state: [ModelState]

    /// The widgets that a person sees then.
    package let widgets: [Widget]
  }

  private let app: String
  private var screens: [(pattern: String, tracer: Tracer<Gesture, Display>)]

  /// Makes new screens.
  ///
  /// - Parameters:
  ///   - app: The app, by the name that a command has for it.
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - rehearsal: Steps that are taken at once, which is quicker than tracing them; nil if the new
  ///     screens themselves are to be traced.
  package init(of app: String, in patterns: [Pattern], after rehearsal: [AppScreens.Step<Gesture>]?)
  {
    self.app = app
    screens = patterns.compactMap { pattern in
      pattern.screenFactory(Gesture.self, Display.self).map { makeScreen in
        (
          pattern.name,
          Tracer(findingLines: true, keepingWhole: false, after: rehearsal, makeScreen)
        )
      }
    }
  }

  /// Takes a step.
  package mutating func take(_ step: AppScreens.Step<Gesture>) {
    for index in screens.indices { screens[index].tracer.take(step) }
  }

  /// Returns what was traced since the last call, and forgets it.
  package mutating func takeTraced() -> Step {
    var traces: [Trace] = []
    var state: [ModelState] = []
    var widgets: [Widget] = []
    for index in screens.indices {
      let (pattern, tracer) = screens[index]
      traces.append(
        Trace(
          app: app, pattern: pattern, participants: tracer.participants,
          episodes: screens[index].tracer.takeEpisodes()))
      widgets = tracer.widgets
      state.append(
        ModelState(
          tracer.snapshot ?? Snapshot(), showing: widgets.map(\.text), withMediator: true))
    }
    return Step(traces: SideBySideTraces(traces), state: state, widgets: widgets)
  }
}
