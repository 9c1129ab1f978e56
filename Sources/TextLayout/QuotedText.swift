extension String {
  /// The text in quotes, as a Swift literal: what a terminal would obey or hide is spelled out.
  package var quoted: String {
    var literal = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.isPrintable && !(literal.isEmpty && scalar.isMark):
        literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return "\"\(literal)\""
  }

  /// The text in quotes, cut short where it is long.
  package var quotedExcerpt: String {
    let start = prefix(40)
    return start.endIndex == endIndex ? quoted : String(start).quoted + "…"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar changes the one before it, and so cannot come first.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a terminal shows the scalar, rather than obeying or hiding it; the joiner of emoji is.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .format: self == "\u{200D}"
    default: true
    }
  }
}
