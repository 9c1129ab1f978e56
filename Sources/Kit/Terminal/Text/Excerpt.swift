extension String {
  /// The start of a text, for a place that has room for so much of it.
  ///
  /// A Character can have any number of marks on it, and each is written out: beyond sixteen scalars
  /// for each Character the excerpt ends too.
  ///
  /// - Parameter limit: The most Characters to take, so that long texts cost no more.
  /// - Returns: The start, and whether that is the whole text.
  package func excerpt(upTo limit: Int) -> (text: Substring, isWhole: Bool) {
    let scalars = unicodeScalars.prefix(16 * limit)
    let start = Substring(scalars).prefix(limit)
    return (start, start.endIndex == endIndex)
  }
}
