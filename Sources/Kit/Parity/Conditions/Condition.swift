import SharedSuite

/// The circumstances under which a walk is taken, and so what it can show to be wrong.
///
/// Under each of them but ``plain`` the same must be seen as under ``plain``: a screen is its
/// own reference there, which is metamorphic testing. Source: Chen, Cheung and Yiu, *Metamorphic Testing: A
/// New Approach for Generating Next Test Cases*, 1998.
public enum Condition: String, CaseIterable, Sendable, Codable {
  /// Nothing is special: each display must be the one that the rules say.
  case plain

  /// The view is replaced before the first step and after each; and now and then, with old views held for a while.
  case replacedViews = "replaced-views"

  /// Other screens are made, used and released in between.
  case withOtherScreens = "with-other-screens"

  /// Gestures are made on the views themselves, and the displays read there.
  case viaViews = "via-views"

  /// The display is read now and then, once or twice.
  case sparseReads = "sparse-reads"

  /// There are pauses, in which the run loop turns.
  case pauses

  /// Steps are taken on another thread, or on two threads by turns.
  case otherThread = "other-thread"

  /// The last gestures follow one another while the tasks of those before still do something on other threads.
  case overlappingTasks = "overlapping-tasks"

  /// Every request gets its response as soon as it is cancelled.
  case lateResponses = "late-responses"

  /// Views that are replaced and the screen in the end must be released.
  case leaks

  /// The screen is released while its services stay: nothing may be pending there.
  case servicesOutliveScreen = "services-outlive-screen"

  /// The condition in a few words, after those that name a walk.
  public var words: String { facts.words }

  /// Indicates whether it shows what is not released.
  package var isOfRelease: Bool { facts.rule == RuleNumber.release }

  /// The facts that the kit has about a condition.
  struct Facts {
    let words: String

    /// The number of the rule that is broken by what is wrong under it; an app may have its own.
    ///
    /// Plainly a scenario has the rule. A crash or a hang breaks the same rule under every condition.
    let rule: String

    /// Indicates whether views are replaced beyond the steps of a walk.
    var replacesViews = false

    /// The number of seeds with which steps are tried that may show something only with some.
    var tries = 1

    /// Indicates whether what comes at the end of a walk decides, so that walks end after each step of a scenario.
    var isAboutEnds = false

    /// Indicates whether a walk has pauses, which take a noticeable time.
    var pauses = false

    /// Indicates whether steps do not wait for the tasks of those before, so that a long text comes before none.
    var overlapsTasks = false

    /// Indicates whether it is for screens of the main actor alone, or for all others; nil where it is for any.
    var isForMainActor: Bool?

    /// Indicates whether it is about services, and so about events.
    var needsEvents = false

    /// The hint at where to look; nil where that of the rule says it.
    var hint: String?
  }

  var facts: Facts {
    switch self {
    case .plain: Facts(words: "as written", rule: RuleNumber.survival)
    case .replacedViews:
      Facts(
        words: "replacing the view at each step", rule: RuleNumber.replaceableView,
        replacesViews: true,
        tries: 4)
    case .withOtherScreens:
      Facts(words: "with other screens", rule: RuleNumber.independence, tries: 4)
    case .viaViews:
      Facts(
        words: "through the views", rule: RuleNumber.agreement, tries: 4,
        hint: "what does the screen do or show that its view does not?")
    case .sparseReads:
      Facts(
        words: "reading the display now and then", rule: RuleNumber.independence, tries: 4,
        hint: "does reading the display change state, or is something done only then?")
    case .pauses:
      Facts(
        words: "with pauses", rule: RuleNumber.independence, isAboutEnds: true, pauses: true,
        hint: """
          what changes the display later: a timer, a task, the main queue, another thread, a clock?
          """)
    case .otherThread:
      Facts(
        words: "on other threads", rule: RuleNumber.independence, tries: 4, isForMainActor: false,
        hint: "what depends on the thread: a thread's own storage, or the main thread?")
    case .overlappingTasks:
      Facts(
        words: "without waiting for tasks", rule: RuleNumber.independence, tries: 4,
        overlapsTasks: true, isForMainActor: true,
        hint: """
          which task is overtaken by that of a later step: what cancels it, or keeps its result from \
          replacing a newer one?
          """)
    case .lateResponses:
      Facts(
        words: "responding to cancelled requests", rule: RuleNumber.independence, tries: 4,
        needsEvents: true)
    case .leaks:
      Facts(
        words: "watching what is released", rule: RuleNumber.release, replacesViews: true, tries: 4,
        isAboutEnds: true)
    case .servicesOutliveScreen:
      Facts(
        words: "releasing the screen before its services", rule: RuleNumber.release,
        replacesViews: true, isAboutEnds: true, needsEvents: true)
    }
  }
}
