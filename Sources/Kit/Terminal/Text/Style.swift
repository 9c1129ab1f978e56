/// A style for text, where colour may be used.
package enum Style: String {
  case heading = "1"
  case quiet = "2"
  case good = "32"
  case bad = "31"
  case different = "1;35"
}

extension String {
  /// The text in a style, or as it is where colour may not be used.
  package func styled(_ style: Style, usingColour usesColour: Bool) -> String {
    usesColour ? "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m" : self
  }
}
