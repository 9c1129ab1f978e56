/// The circumstances under which a walk is taken, and so what it can show to be wrong.
///
/// Under each of them but ``plain`` and ``cost`` the same must be seen as under ``plain``: a screen is its
/// own reference there, which is metamorphic testing. Source: Chen, Cheung and Yiu, *Metamorphic Testing: A
/// New Approach for Generating Next Test Cases*, 1998.
public enum Condition: String, CaseIterable, Sendable, Codable {
  /// Nothing is special: each display must be the one that the rules say.
  case plain

  /// The view is replaced before the first step and after each.
  case replacedViews = "replaced-views"

  /// Replaced views are held for a while, and let go later.
  case heldViews = "held-views"

  /// Other screens are made, used and let go in between.
  case withOtherScreens = "with-other-screens"

  /// Gestures are made on the views themselves, and the displays read there.
  case viaViews = "via-views"

  /// The display is read now and then, once or twice.
  case sparseReads = "sparse-reads"

  /// There are pauses, in which the run loop turns.
  case pauses

  /// Steps are taken on another thread, or on two threads by turns.
  case otherThread = "other-thread"

  /// The screen is in a process with another time zone, language, user and home.
  case otherEnvironment = "other-environment"

  /// Every request is answered as soon as it is cancelled.
  case lateResponses = "late-responses"

  /// Views that are replaced and the screen in the end must be released.
  case leaks

  /// The screen is let go while its services stay: nothing may be pending there.
  case servicesOutliveScreen = "services-outlive-screen"

  /// Many screens are made and let go: the memory must not grow with their number.
  case memory

  /// The cost of the last step is measured: it may grow in proportion to the text it deals with.
  case cost

  /// The condition in a few words, behind those that name a walk.
  public var words: String {
    switch self {
    case .plain: "as written"
    case .replacedViews: "replacing the view at each step"
    case .heldViews: "holding replaced views"
    case .withOtherScreens: "with other screens"
    case .viaViews: "through the views"
    case .sparseReads: "reading the display now and then"
    case .pauses: "with pauses"
    case .otherThread: "on other threads"
    case .otherEnvironment: "in another environment"
    case .lateResponses: "answering cancelled requests"
    case .leaks: "watching what is released"
    case .servicesOutliveScreen: "letting the screen go before its services"
    case .memory: "counting memory"
    case .cost: "doubling what a step deals with"
    }
  }

  /// The number of the rule that is broken where this condition shows something wrong.
  ///
  /// An app may have a rule of its own for a condition.
  var usualRule: String {
    switch self {
    case .plain: initialDisplayNumber
    case .replacedViews, .heldViews: replaceableViewNumber
    case .withOtherScreens, .sparseReads, .pauses, .otherThread, .otherEnvironment:
      independenceNumber
    case .lateResponses: independenceNumber
    case .viaViews: agreementNumber
    case .leaks, .servicesOutliveScreen, .memory: releaseNumber
    case .cost: survivalNumber
    }
  }

  /// The hint at where to look; nil where that of the rule says it.
  var hint: String? {
    switch self {
    case .viaViews: "what does the screen do or show that its view does not?"
    case .sparseReads: "does reading the display change state, or is something done only then?"
    case .pauses:
      "what changes the display later: a timer, a task, the main queue, another thread, a clock?"
    case .otherThread: "what depends on the thread: a thread's own storage, or the main thread?"
    case .otherEnvironment:
      "what depends on the language, the time zone, or the user's name or home?"
    case .heldViews:
      "what does a replaced view still do while somebody holds it, and when it goes at last?"
    case .memory:
      """
      what keeps something for every screen: a closure, a timer, a collection that all screens share, \
      or a type of Foundation's that never gives all of it back?
      """
    case .cost:
      """
      what goes through the whole text once for each of its parts, or again for each part of another \
      text?
      """
    case .plain, .replacedViews, .withOtherScreens, .lateResponses, .leaks, .servicesOutliveScreen:
      nil
    }
  }

  /// Indicates whether views are replaced beyond the steps of a walk.
  var replacesViews: Bool {
    switch self {
    case .replacedViews, .heldViews, .leaks, .servicesOutliveScreen: true
    case .plain, .withOtherScreens, .viaViews, .sparseReads, .pauses, .otherThread,
      .otherEnvironment, .lateResponses, .memory, .cost:
      false
    }
  }

  /// Indicates whether it draws something, so that another seed may show what one does not.
  var isDrawn: Bool {
    switch self {
    case .plain, .replacedViews, .otherEnvironment, .memory, .cost, .servicesOutliveScreen: false
    case .heldViews, .withOtherScreens, .viaViews, .sparseReads, .pauses, .otherThread,
      .lateResponses, .leaks:
      true
    }
  }

  /// Indicates whether a single walk takes a noticeable time.
  var isSlow: Bool { self == .pauses || self == .memory || self == .otherEnvironment }
}
