/// A temperature converter's widgets, which the controller sets, and the delegate it tells.
public protocol TemperatureView: AnyObject {
  /// The delegate, which receives gestures; a view must hold it weakly.
  var delegate: (any TemperatureViewDelegate)? { get set }

  /// The text in the field for degrees Celsius.
  var celsius: String { get set }

  /// The text in the field for degrees Fahrenheit.
  var fahrenheit: String { get set }
}

/// The delegate of a temperature view, which receives its gestures.
public protocol TemperatureViewDelegate: AnyObject {
  /// A person edited the field for degrees Celsius, which holds a new text.
  func temperatureViewDidEditCelsius(_ view: any TemperatureView)

  /// A person edited the field for degrees Fahrenheit, which holds a new text.
  func temperatureViewDidEditFahrenheit(_ view: any TemperatureView)
}
