import AppScreens

extension Pattern {
  /// The temperature converter in MVC.
  public static let mvc = Pattern("MVC").adding(TemperatureScreen.init)
}
