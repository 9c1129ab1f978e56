/// The numbers that decide when a search ends.
enum SearchLimits {
  /// The number of walks that are taken together: few, so that they are given up soon, as where each hangs, and
  /// enough for what walks share.
  static let walksOfBatch = 8

  /// One batch of so many is taken on the main thread, as all scenarios are, and the others beside it.
  static let batchesOnMainThread = 4

  /// The seconds of the processor that steps may take in any case, and that each step may take.
  ///
  /// A right step takes two microseconds, and some tens in a build for debugging.
  static let ofProcessor = (inAll: 10.0, ofStep: 500e-6)

  /// The same for screens of the main actor, with the time for which their tasks are waited for, since they may
  /// sleep.
  ///
  /// A right step takes some tenths of a millisecond.
  static let ofMainActor = (inAll: 5.0, ofStep: 3e-3)

  /// The seconds after which no more steps are tried for a rule of architecture.
  static let secondsOfTrial = 20

  /// The milliseconds that a screen of the main actor has after each step where it seems to be wrong, and before
  /// that is reported, for what other threads do for it.
  static let delay = 3, longestDelay = 30

  /// The milliseconds that it has where that was not seen each time, and about the most of them for all steps.
  static let patience = 300, longestConfirmation = 10_000

  /// The milliseconds before gestures in haste where they seem to be wrong.
  static let delayOfHaste = 100

  /// The most steps of a walk that is taken so.
  static let stepsWithDelays = 256

  /// The number of shorter walks that are tried for a finding.
  ///
  /// Where a walk takes a noticeable time, as one that hangs, that is half a minute.
  static func candidates(areSlow: Bool, endProcess: Bool) -> Int {
    areSlow ? 25 : endProcess ? 200 : 2_000
  }

  /// The number of rounds of shorter walks with pauses, all of which wait at the same time.
  static let roundsWithPauses = 8

  /// The number of times that a display is looked at which may be late: another thread is quick at times.
  static let looksAtLateDisplay = 4

  /// The seconds of the shortest pauses, as shares of the usual ones, that are tried for a finding.
  static let shorterPauses = [0.02, 0.2]

  /// The most steps of a scenario that is taken under conditions, and of random walks where each pause takes
  /// time, or each new view.
  static let stepsOfScenario = 64, stepsWithPauses = 24, stepsWithNewViews = 256

  /// The most steps of a scenario of which each beginning is taken, too.
  static let stepsOfBeginning = 24

  /// The most bytes of a step that is taken in more than a few walks: a text that is longer takes milliseconds.
  static let bytesOfStep = 50_000
}
