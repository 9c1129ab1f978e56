extension String {
  /// The text as a Swift string literal, with control and invisible characters escaped.
  package var quoted: String {
    guard !isPlainASCII else { return "\"\(self)\"" }
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

  /// Indicates whether a literal has every byte of the text as it is, which is quick to see.
  private var isPlainASCII: Bool {
    utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
  }

  /// The text as a Swift string literal, cut short after forty Characters.
  package var quotedExcerpt: String {
    let (start, isWhole) = excerpt(upTo: 40)
    return String(start).quoted + (isWhole ? "" : "…")
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar combines with the one before it, and so cannot come first.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Indicates whether a terminal displays the scalar; true for the joiner of emoji.
  package var isPrintable: Bool {
    if isASCII { return (0x20..<0x7F).contains(value) }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .format: self == "\u{200D}"
    default: true
    }
  }
}
