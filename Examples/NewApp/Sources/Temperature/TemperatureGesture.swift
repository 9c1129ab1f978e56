import AppScreens

/// A gesture on a temperature converter: an edit of a field, which then holds a whole new text.
public enum TemperatureGesture: ScreenGesture {
  /// The field for degrees Celsius now holds this text.
  case editCelsius(String)

  /// The field for degrees Fahrenheit now holds this text.
  case editFahrenheit(String)

  /// `celsius=TEXT` or `fahrenheit=TEXT`.
  public var notation: String {
    switch self {
    case .editCelsius(let text): "celsius=\(text)"
    case .editFahrenheit(let text): "fahrenheit=\(text)"
    }
  }

  /// Reads one edit of a field.
  ///
  /// - Parameter notation: `celsius=TEXT` or `fahrenheit=TEXT`.
  /// - Returns: That one gesture.
  /// - Throws: When the text begins with the name of neither field.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    if let text = notation.text(after: "celsius=") { return [.editCelsius(text)] }
    if let text = notation.text(after: "fahrenheit=") { return [.editFahrenheit(text)] }
    throw NotationFailure(
      of: notation, "is not an edit of a field",
      remedy: "write celsius=TEXT or fahrenheit=TEXT, as in celsius=100")
  }
}
