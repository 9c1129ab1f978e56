/// The view of a temperature converter, as the presenter sees it: passive, with nothing to read.
public protocol TemperatureView: AnyObject {
  /// Shows a text in the field for degrees Celsius.
  func show(celsius: String)

  /// Shows a text in the field for degrees Fahrenheit.
  func show(fahrenheit: String)
}
