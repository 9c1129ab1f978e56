import AppScreens
import TwoScreens

extension Pattern {
  /// The two screens in MVVM.
  public static let mvvm = Pattern("MVVM").adding(CompositionRoot<MusicCoordinator>.init)
}
