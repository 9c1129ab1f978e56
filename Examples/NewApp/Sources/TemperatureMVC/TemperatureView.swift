/// The widgets of a temperature converter, as the controller reads and sets them.
public protocol TemperatureView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any TemperatureViewDelegate)? { get set }

  /// The text in the field for degrees Celsius.
  var celsius: String { get set }

  /// The text in the field for degrees Fahrenheit.
  var fahrenheit: String { get set }
}

/// The delegate of a temperature view.
public protocol TemperatureViewDelegate: AnyObject {
  /// The user edited the field for degrees Celsius, which now contains this text.
  func temperatureView(_ view: any TemperatureView, didEditCelsius text: String)

  /// The user edited the field for degrees Fahrenheit, which now contains this text.
  func temperatureView(_ view: any TemperatureView, didEditFahrenheit text: String)
}
