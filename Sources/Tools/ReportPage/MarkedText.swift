import TextLayout

extension String {
  /// The text in HTML, with `code` elements for what is in backticks, and `em` for what is in asterisks.
  var marked: String {
    let parts = xmlEscaped.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backtick that nothing closes is a sign like any other.
    guard !parts.count.isMultiple(of: 2) else { return xmlEscaped.emphasised }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? part.emphasised : "<code>\(part)</code>"
    }.joined()
  }

  private var emphasised: String {
    replacing(/(^|[^\w*])\*(\w[^*]*\w|\w)\*(?!\w)/) { "\($0.output.1)<em>\($0.output.2)</em>" }
  }
}
