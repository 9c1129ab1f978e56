import AppScreens
import Parity

extension MusicSearchApp {
  /// S1 to S6 and MS1 to MS18.
  public var rules: [Rule<MusicSearchGesture, MusicSearchDisplay>] { Self.numberedRules }

  /// Made once, since every check asks for them.
  private static let numberedRules: [Rule<MusicSearchGesture, MusicSearchDisplay>] =
    screenRules + requestRules + standingRules + answerRules + failureRules + lifetimeRules
}
