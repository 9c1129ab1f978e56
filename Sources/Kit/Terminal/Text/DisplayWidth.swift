extension String {
  /// The number of columns that the text takes in a terminal.
  package var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The number of columns: two for East Asian wide Characters and emoji, one for others.
  package var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    // A presentation selector or a colour of skin makes an emoji of a scalar that is none by itself.
    let isEmoji = unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
    return isEmoji || wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}

/// The blocks whose letters are two columns wide.
///
/// Source: Unicode Standard Annex #11, *East Asian Width*, the ranges of W and F by block.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
  0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
