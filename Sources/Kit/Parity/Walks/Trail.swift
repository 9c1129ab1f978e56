import AppScreens

/// What a screen showed along a walk, and how that came to its end.
public struct Trail<Display: ScreenDisplay>: Sendable {
  /// The display of the new screen and after each step; nil where nobody looked.
  public internal(set) var displays: [Display?] = []

  /// How it ended.
  public internal(set) var ending = TrailEnding.whole

  /// The state in the end, if it was asked for.
  var state: Fingerprint?

  init(displays: [Display?] = []) {
    self.displays = displays
  }
}

/// How a trail ended.
public enum TrailEnding: Sendable, Codable {
  /// All steps were taken.
  case whole

  /// Something besides the displays was not as the condition demands.
  case fault(Fault)

  /// The screen trapped, hung or left, and took its process along.
  case failed(ProcessFailure)

  /// It could not be tried, and why.
  case notRun(String)
}

/// Something wrong that no display shows, such as a leak.
public struct Fault: Error, Hashable, Sendable, Codable {
  /// The number of steps behind which it was found.
  let steps: Int

  /// The outcome that the condition wants, in words.
  let expected: String

  /// The outcome that there was, in words.
  let shown: String

  /// The hint at where to look; nil where that of the condition says it.
  var hint: String?
}
