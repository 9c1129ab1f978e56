extension String {
  /// The text in quotes and with its control characters spelled out, cut short where it is long.
  package var excerpt: String {
    let limit = 40
    let start = prefix(limit)
    return start.endIndex == endIndex ? debugDescription : "\(String(start).debugDescription)…"
  }
}
