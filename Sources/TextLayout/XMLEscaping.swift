extension String {
  /// The text as it can stand in XML or HTML, between tags or in quotes.
  package var xmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
