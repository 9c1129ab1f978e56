import TextLayout

extension String {
  /// The text in HTML, which may be broken behind a bracket and before a dot; a long name, between its
  /// words where a whole line has no room for it.
  var breakable: String {
    xmlEscaped
      .replacing(/\p{L}{13,}/) { match in
        let words = match.output.replacing(/(\p{Ll})(\p{Lu})/) {
          "\($0.output.1)<wbr>\($0.output.2)"
        }
        return words.count == match.output.count ? words : "<span class=\"name\">\(words)</span>"
      }
      .replacing(/(\p{L})(\.\p{L})/) { "\($0.output.1)<wbr>\($0.output.2)" }
      .replacing("(", with: "(<wbr>").replacing("(<wbr>)", with: "()")
  }
}
