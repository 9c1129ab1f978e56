import AppScreens

/// A walk to take, where it comes from, and what must be seen along it if it is taken plainly.
struct PlannedWalk<Subject: AppDefinition> {
  var walk: Walk<Subject.Gesture>

  /// Where it comes from, such as `random steps` or the name of a scenario.
  let origin: String

  /// The number of the rule of which it is an example, as a scenario is; nil where none is known.
  var rule: String?

  /// Indicates whether a user wrote the steps, in a scenario or on a command line.
  var isWritten = false

  var reference = Reference<Subject.State>()
}

extension PlannedWalk {
  /// The walk on a screen that has some milliseconds after each step.
  var delayed: PlannedWalk {
    var delayed = self
    delayed.walk.delay = SearchLimits.delay
    return delayed
  }
}
