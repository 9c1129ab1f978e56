import AppScreens

extension Pattern {
  /// The temperature converter in MVVM.
  public static let mvvm = Pattern("MVVM").adding(TemperatureScreen.init)
}
