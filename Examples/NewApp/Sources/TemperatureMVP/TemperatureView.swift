/// A temperature view that its presenter updates; there is nothing to read.
public protocol TemperatureView: AnyObject {
  /// Shows a text in the field for degrees Celsius.
  func show(celsius: String)

  /// Shows a text in the field for degrees Fahrenheit.
  func show(fahrenheit: String)
}
