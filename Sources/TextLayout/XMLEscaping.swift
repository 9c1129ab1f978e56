extension String {
  /// The text escaped for XML or HTML, between tags or in quotes.
  package var xmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
