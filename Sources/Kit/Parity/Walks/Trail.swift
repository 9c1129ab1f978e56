import AppScreens

/// What a screen showed along a walk, and how that came to its end.
public struct Trail<Display: ScreenDisplay>: Sendable {
  /// The display of the new screen and after each step; nil where it was not read.
  public package(set) var displays: [Display?] = []

  /// How it ended: right if all steps were taken, and nothing but a display may be wrong.
  public package(set) var ending = Outcome<Defect>.right

  /// The seconds of the processor, and those of waiting for tasks, that this walk took, and the others that were
  /// taken with it but name none.
  var seconds = 0.0

  init(displays: [Display?] = []) {
    self.displays = displays
  }
}

/// Something wrong that is not a display.
public enum Defect: Hashable, Sendable, Codable {
  /// Something besides the displays was not as the condition demands.
  case fault(Fault)

  /// The screen trapped, hung or left, and took its process along.
  case failure(ProcessFailure)

  /// The hint at where to look; nil where that of the condition says it.
  var hint: String? {
    switch self {
    case .fault(let fault): fault.hint
    case .failure(let failure): failure.hint
    }
  }
}

/// Something wrong that no display shows, such as a leak.
public struct Fault: Error, Hashable, Sendable, Codable {
  /// The number of steps after which it was found.
  package let steps: Int

  /// The outcome that the condition wants, in words.
  let expected: String

  /// The outcome that there was, in words.
  let shown: String

  /// Indicates whether two displays after the same steps differ, so that one of them may be wrong plainly.
  package var isOfDisplays = false

  /// The hint at where to look; nil where that of the condition says it.
  var hint: String?
}
