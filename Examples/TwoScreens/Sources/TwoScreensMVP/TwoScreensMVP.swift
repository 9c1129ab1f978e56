import AppScreens
import TwoScreens

extension Pattern {
  /// The two screens in MVP.
  public static let mvp = Pattern("MVP").adding(CompositionRoot<MusicCoordinator>.init)
}
