extension String {
  /// The text as one word of a command line that a shell reads back as it is.
  ///
  /// What a terminal would obey is spelled out, as bash, zsh and ksh read it.
  package var shellQuoted: String {
    guard unicodeScalars.allSatisfy(\.isPrintable) else { return "$'\(escaped)'" }
    let needsNoQuotes = !isEmpty && unicodeScalars.allSatisfy(\.isPlainInShell)
    return needsNoQuotes ? self : "'\(replacing("'", with: #"'\''"#))'"
  }

  private var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where scalar.isPrintable: String(scalar)
      default: scalar.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a shell takes the scalar for itself, without quotes.
  fileprivate var isPlainInShell: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "/", ":", "=", "@", "_", ",", "%": true
    default: false
    }
  }
}
