import AppScreens

/// A mode of running steps, and so of what they can decide.
///
/// Written scenarios are run in some of them, walks in all but the first.
public enum RunMode: String, CaseIterable, Sendable, Codable {
  /// As it is written: each display must be the one that the scenario gives.
  case asWritten

  /// To its end: nothing is judged but that the screen survives.
  case enduring

  /// Beside other screens on which other steps are taken: the same must be seen as without them.
  case besideAnother

  /// Acting and looking on the views themselves: the same must be seen as on the screen.
  case throughViews

  /// Looking at some moments and not at others: the same must be seen as by looking at all.
  case lookingIrregularly

  /// With pauses, in which the run loop turns: the same must be seen afterwards as before.
  case pausing

  /// In other surroundings, such as another thread, process, language and time zone: the same must
  /// be seen as here.
  case elsewhere

  /// Replacing the view at each step: the same must be seen as without.
  case replacingViews

  /// Holding on to views that were replaced, and letting go of them later: the same must be seen as
  /// without replacing any.
  case holdingReplacedViews

  /// Answering every request of the screen as soon as it is withdrawn: the same must be seen as
  /// without.
  case answeringWithdrawn

  /// Watching what is released: each view as it is replaced, everything with the screen.
  case watchingRelease

  /// Counting the memory that many screens take, made and let go: it must not grow with their number.
  case countingMemory

  /// Letting go of the screen while its world stays: nobody waits for anything there any more.
  case leavingTheWorld

  /// The end of a check's name, behind the name of its steps.
  var suffix: String {
    switch self {
    case .asWritten: ""
    case .enduring: ", to its end"
    case .besideAnother: ", beside another screen"
    case .throughViews: ", through its views"
    case .lookingIrregularly: ", looking now and then"
    case .pausing: ", with pauses"
    case .elsewhere: ", in other surroundings"
    case .replacingViews: ", replacing the view at each step"
    case .holdingReplacedViews: ", holding replaced views"
    case .answeringWithdrawn: ", answering what is withdrawn"
    case .watchingRelease: ", watching what is released"
    case .countingMemory: ", counting memory"
    case .leavingTheWorld: ", leaving the world behind"
    }
  }

  /// The mode of the rule that such runs decide.
  var decided: RunMode {
    switch self {
    case .throughViews, .lookingIrregularly, .pausing, .elsewhere: .besideAnother
    case .holdingReplacedViews: .replacingViews
    case .countingMemory: .watchingRelease
    case .asWritten, .enduring, .besideAnother, .replacingViews, .answeringWithdrawn,
      .watchingRelease, .leavingTheWorld:
      self
    }
  }

  /// Indicates whether written scenarios are run in it, and not walks alone.
  var runsScenarios: Bool { decided == self }

  /// Indicates whether the steps alone show again what such a run finds.
  var isRepeatable: Bool {
    switch self {
    case .asWritten, .enduring, .replacingViews: true
    case .besideAnother, .throughViews, .lookingIrregularly, .pausing, .elsewhere,
      .holdingReplacedViews, .answeringWithdrawn, .watchingRelease, .countingMemory,
      .leavingTheWorld:
      false
    }
  }

  /// Indicates whether a rule that is decided in this mode is decided by its own scenarios as well, as
  /// they are written.
  var isDecidedAsWritten: Bool {
    switch self {
    case .asWritten, .answeringWithdrawn: true
    case .enduring, .besideAnother, .throughViews, .lookingIrregularly, .pausing, .elsewhere,
      .replacingViews, .holdingReplacedViews, .watchingRelease, .countingMemory, .leavingTheWorld:
      false
    }
  }

  /// Indicates whether what is judged is the release of screens, which nobody else may hold then.
  var isOnRelease: Bool { decided == .watchingRelease || self == .leavingTheWorld }

  /// Indicates whether views are replaced beyond the steps themselves.
  var replacesViews: Bool {
    decided == .replacingViews || isOnRelease
  }

  /// Steps with a view replaced at first and after each, if the mode replaces views.
  func steps<Gesture>(of steps: [Step<Gesture>]) -> [Step<Gesture>] {
    replacesViews ? [.replaceView] + steps.flatMap { [$0, .replaceView] } : steps
  }

  /// The hint at where to look; nil where that of the rule says it.
  var hint: String? {
    switch self {
    case .throughViews:
      "what does the screen do or show that its view does not, or one view but not another?"
    case .lookingIrregularly:
      "what does a look change, or what is done only when somebody looks?"
    case .pausing:
      "what changes the display later: a timer, a task, the main queue, another thread, a clock?"
    case .elsewhere:
      """
      what depends on the thread, the language, the time zone, the environment, or the order of a \
      set or a dictionary?
      """
    case .holdingReplacedViews:
      "what does a replaced view still do while somebody holds it, and when it goes at last?"
    case .countingMemory:
      """
      what keeps something for every screen: a closure, a timer, a box out of reflection's sight, \
      or a collection that all screens share?
      """
    case .asWritten, .enduring, .besideAnother, .replacingViews, .answeringWithdrawn,
      .watchingRelease, .leavingTheWorld:
      nil
    }
  }
}
