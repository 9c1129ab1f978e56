extension String {
  /// The text as one word of a command line, quoted for a shell where necessary.
  ///
  /// What a reader could not see, or could take for another character, is escaped in the form that bash,
  /// zsh and ksh read.
  package var shellQuoted: String {
    guard isClear else { return "$'\(escaped)'" }
    let needsNoQuotes = !isEmpty && unicodeScalars.allSatisfy(\.isPlainInShell)
    return needsNoQuotes ? self : "'\(replacing("'", with: #"'\''"#))'"
  }

  private var escaped: String {
    scalarsWithClarity.map { scalar, isClear in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where isClear: String(scalar)
      default: scalar.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Indicates whether a shell reads the scalar literally, without quotes.
  fileprivate var isPlainInShell: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "/", ":", "=", "@", "_", ",", "%": true
    default: false
    }
  }
}
