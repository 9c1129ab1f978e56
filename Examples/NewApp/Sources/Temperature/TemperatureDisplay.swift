import AppScreens

/// The display of a temperature converter: two fields.
public struct TemperatureDisplay: ScreenDisplay {
  /// The text in the field for degrees Celsius.
  public var celsius = ""

  /// The text in the field for degrees Fahrenheit.
  public var fahrenheit = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// Celsius, Fahrenheit.
  public var widgets: [Widget] {
    [Widget("celsius", shows: celsius), Widget("fahrenheit", shows: fahrenheit)]
  }
}
