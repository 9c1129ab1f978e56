import TriptychParity

/// Wrong temperature converters, each in one way.
public enum TemperatureFaultyScreens {
  /// Every faulty screen: those that belong to no pattern, then pattern by pattern.
  public static let all = anyPattern + mvc + mvp + mvvm
}
