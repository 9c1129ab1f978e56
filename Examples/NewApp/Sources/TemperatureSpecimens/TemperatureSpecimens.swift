import Parity

/// Wrong temperature converters, each in one way.
public enum TemperatureSpecimens {
  /// Every specimen, pattern by pattern.
  public static let all = mvc + mvp + mvvm
}
