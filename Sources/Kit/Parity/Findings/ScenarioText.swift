import AppScreens

extension Finding {
  /// The lines of a scenario that shows the fault, in the notation of a file of rules; none where no display is
  /// wrong.
  package var scenario: [String] {
    guard kind == .visible, !steps.isEmpty, !wrongWidgets.isEmpty else { return [] }
    return zip(moments, moments.dropFirst()).map { before, moment in
      let step = moment.step ?? ""
      let changes = zip(before.expected, moment.expected).filter { old, new in
        old != new && "\(new.name)=\(new.text)" != step
      }
      let shown = changes.map { "\($1.name): \($1.text.inRuleNotation)" }.joined(separator: "; ")
      return shown.isEmpty ? step.inRuleNotation : "\(step.inRuleNotation)  \(shown)"
    }
  }
}

extension String {
  private static let plain = Set("=+-*/.,_".unicodeScalars)

  /// The text as a file of rules has it: in quotes, with escapes, unless it is a plain word.
  fileprivate var inRuleNotation: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      Self.plain.contains(scalar) || scalar.isASCII && scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
    return isPlain && !isEmpty ? self : "\"\(withRuleEscapes)\""
  }

  /// The text with escapes as in a file of rules, between quotes.
  var withRuleEscapes: String { unicodeScalars.map(\.withRuleEscape).joined() }
}

extension Unicode.Scalar {
  /// The scalar, escaped where it would end a text or a line, or could not be seen.
  fileprivate var withRuleEscape: String {
    switch self {
    case "\\", "\"": return "\\\(self)"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let isSeen: Bool =
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark,
          .enclosingMark:
          false
        case .spaceSeparator: self == " "
        default: true
        }
      return isSeen ? String(self) : "\\u{\(String(value, radix: 16))}"
    }
  }
}
