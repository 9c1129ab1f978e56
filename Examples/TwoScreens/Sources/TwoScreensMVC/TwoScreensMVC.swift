import AppScreens
import TwoScreens

extension Pattern {
  /// The two screens in MVC.
  public static let mvc = Pattern("MVC").adding(CompositionRoot<MusicCoordinator>.init)
}
