extension String {
  /// The text as a Swift string literal, with each code point escaped that a reader could not see, or
  /// could take for another.
  package var quoted: String {
    guard !isPlainASCII else { return "\"\(self)\"" }
    var literal = ""
    for (scalar, isClear) in scalarsWithClarity {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where isClear && !(literal.isEmpty && scalar.isMark):
        literal.unicodeScalars.append(scalar)
      default: literal += scalar.spelling
      }
    }
    return "\"\(literal)\""
  }

  /// Indicates whether a reader sees every code point, and takes none for another.
  package var isClear: Bool { isPlainASCII || scalarsWithClarity.allSatisfy(\.isClear) }

  /// The code points, each with whether a reader sees it, and does not take it for another.
  ///
  /// Hidden are a joiner after anything but an emoji, a variation selector, and which blank it is.
  /// Of canonically equal texts, which look the same, only the composed one is clear.
  package var scalarsWithClarity: [(scalar: Unicode.Scalar, isClear: Bool)] {
    var last: Unicode.Scalar?
    return unicodeScalars.map { scalar in
      defer { last = scalar }
      guard scalar.isPrintable else { return (scalar, false) }
      if scalar.isASCII { return (scalar, true) }
      if scalar == "\u{200D}" { return (scalar, last?.isEmojiPart ?? false) }
      return (scalar, !scalar.isHidden && !scalar.looksLikeAnother)
    }
  }

  /// Indicates whether a literal has every byte of the text as it is, which is quick to see.
  private var isPlainASCII: Bool {
    utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
  }

  /// The text as a Swift string literal; the middle of a long one is left out, and its length given.
  package var quotedExcerpt: String { quoted(leavingOutBeyond: 60) }

  /// The text as a Swift string literal, of which the middle is left out beyond a length.
  ///
  /// Marks and joiners can make one Character of any number of scalars, so these are what is counted. A Character
  /// is not cut, unless it is all that there is room for.
  package func quoted(leavingOutBeyond limit: Int) -> String {
    guard let middle = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      middle < endIndex
    else { return quoted }
    let (start, end) = (unicodeScalars.prefix(2 * limit / 3), unicodeScalars.suffix(limit / 3))
    func isBetweenCharacters(_ index: Index) -> Bool { index.samePosition(in: self) != nil }
    let cuts = start.indices.dropFirst().reversed()
    let first = ([start.endIndex] + cuts).first(where: isBetweenCharacters) ?? start.endIndex
    let last = end.indices.first(where: isBetweenCharacters) ?? end.startIndex
    let (head, tail) = (String(unicodeScalars[..<first]), String(unicodeScalars[last...]))
    let length = count > limit ? "\(count) characters" : "\(unicodeScalars.count) code points"
    return "\(head.quoted.dropLast()) … \(tail.quoted.dropFirst()) (\(length))"
  }

  /// The path as a Swift string literal; paths are worth more room than other texts.
  package var quotedPath: String { quoted(leavingOutBeyond: 240) }

  /// The text as it is where it is one plain line, such as most paths, and quoted otherwise.
  package var plainOrQuoted: String {
    let limit = 240
    let isPlain =
      unicodeScalars.prefix(limit + 1).count <= limit && self == visible(upTo: limit)
    return isPlain ? self : quotedPath
  }

  /// The text with all but line breaks and what a terminal displays spelled out: `\u{1B}`.
  package var spelledOut: String {
    guard !unicodeScalars.allSatisfy({ $0.isPrintable || $0 == "\n" }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isPrintable || scalar == "\n" {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.spelling
      }
    }
    return text
  }

  /// A text of JSON with what a terminal does not display as JSON spells it: `\u001b`.
  ///
  /// In JSON such scalars are in strings alone, so the value is the same.
  package var spelledOutAsJSON: String {
    guard !unicodeScalars.allSatisfy({ $0.isPrintable || $0 == "\n" }) else { return self }
    return unicodeScalars.map { scalar in
      guard !scalar.isPrintable, scalar != "\n" else { return String(scalar) }
      return String(scalar).utf16.map { unit in
        "\\u\(String(Int(unit) + 0x1_0000, radix: 16).dropFirst())"
      }.joined()
    }.joined()
  }

  /// The text without its middle beyond a length; the gap says how much is left out.
  package func shortened(beyond limit: Int) -> String {
    let length = unicodeScalars.count
    guard length > limit else { return self }
    let start = String(unicodeScalars.prefix(limit / 2))
    let end = String(unicodeScalars.suffix(limit / 2))
    return "\(start) … \(length - 2 * (limit / 2)) characters more … \(end)"
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

  /// Indicates whether it chooses a look for what is before it, or is a blank beside the usual one.
  fileprivate var isHidden: Bool {
    properties.isVariationSelector || properties.generalCategory == .spaceSeparator
  }

  /// Indicates whether it may be followed by a joiner that shows.
  fileprivate var isEmojiPart: Bool {
    !isASCII && properties.isEmoji || properties.isEmojiModifier || properties.isVariationSelector
  }

  /// Indicates whether a reader sees another code point, alone or with what is before it: `Å` for U+212B,
  /// `é` for an `e` and the mark after it, a syllable for its letters.
  fileprivate var looksLikeAnother: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x1160...0x11FF, 0x3099...0x309A: true
    default: properties.isFullCompositionExclusion
    }
  }

  /// The scalar as it is in a Swift string literal: `\u{1B}`.
  fileprivate var spelling: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

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
