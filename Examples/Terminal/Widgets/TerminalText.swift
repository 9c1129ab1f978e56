extension String {
  /// The columns of a name before what has that name.
  package static var labelWidth: Int { 12 }

  /// The text as the name of what follows it.
  package var label: String { fitted(to: Self.labelWidth) }

  /// The text with a sign in place of what a terminal would act on or not show.
  package var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isPrintable ? scalar : "\u{FFFD}")
    }
    return text
  }

  /// The text padded, or cut short with `…`, to a number of columns.
  package func fitted(to width: Int) -> String {
    let text = cut(to: width)
    return text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }

  /// The text, or as much of its start as there are columns for, and `…`.
  package func cut(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var (text, columns) = ("", 1)
    for character in self {
      columns += character.displayWidth
      guard columns <= width else { break }
      text.append(character)
    }
    return "\(text)…"
  }

  /// The text with a cursor, and as much around it as there are columns for, padded.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - place: The number of characters after the cursor.
  /// - Returns: The text, with `…` where it is cut.
  package func fitted(to width: Int, around place: Int) -> String {
    let before = "\(dropLast(place))▏"
    let after = String(suffix(place))
    let rest = min(after.displayWidth, max(width / 3, width - before.displayWidth))
    return "\(before.end(in: width - rest))\(after.cut(to: rest))".fitted(to: width)
  }

  /// The end of the text, padded after it.
  package func end(fittedTo width: Int) -> String {
    end(in: width).fitted(to: width)
  }

  /// The end of the text, padded before it.
  package func end(rightIn width: Int) -> String {
    let text = end(in: width)
    return String(repeating: " ", count: max(0, width - text.displayWidth)) + text
  }

  /// The text, or `…` and as much of its end as there are columns for.
  private func end(in width: Int) -> String {
    guard displayWidth > width else { return self }
    var start = endIndex
    var columns = 1
    while start > startIndex {
      let previous = index(before: start)
      columns += self[previous].displayWidth
      guard columns <= width else { break }
      start = previous
    }
    return "…\(self[start...])"
  }

  private var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The number of columns: two for East Asian wide letters and emoji, one for others.
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let isEmoji = unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    return isEmoji || wideRanges.contains { $0.contains(first) } ? 2 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .format: self == "\u{200D}"  // It joins emoji.
    default: true
    }
  }
}

/// The letters that are two columns wide: Chinese, Japanese, Korean, and full-width forms.
private let wideRanges: [ClosedRange<Unicode.Scalar>] = [
  "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}",
  "\u{F900}"..."\u{FAFF}", "\u{FE30}"..."\u{FE6F}", "\u{FF00}"..."\u{FF60}",
  "\u{FFE0}"..."\u{FFE6}", "\u{20000}"..."\u{3FFFD}",
]
