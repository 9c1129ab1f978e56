import AppScreens

extension Pattern {
  /// The temperature converter in MVP.
  public static let mvp = Pattern("MVP").adding(TemperatureScreen.init)
}
