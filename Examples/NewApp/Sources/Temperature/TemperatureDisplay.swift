import AppScreens

/// The display of a temperature converter: two fields.
public struct TemperatureDisplay: ScreenDisplay {
  /// The field for degrees Celsius.
  @Field public var celsius = ""

  /// The field for degrees Fahrenheit.
  @Field public var fahrenheit = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// Celsius, Fahrenheit.
  public var widgets: [Widget] {
    [Widget("celsius", shows: $celsius), Widget("fahrenheit", shows: $fahrenheit)]
  }
}
