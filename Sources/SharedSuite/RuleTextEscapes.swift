import AppScreens

extension String {
  /// The text without escapes: with the characters, and other texts by their names, in their place.
  package func withoutEscapes(_ names: (String) -> String?) throws(NotationFailure) -> String {
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": text.append("\\")
      case "\"": text.append("\"")
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "(": text += try rest.popGroup(endingWith: ")").inserted(names).unicodeScalars
      case "u":
        let digits = rest.popGroup(endingWith: "}").dropFirst()
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
          fallthrough
        }
        text.append(scalar)
      default:
        throw NotationFailure(
          "a backslash comes before something that it cannot escape",
          #"write \\, \", \n, \r, \t, \u{301}, \(NAME) or \(100*TEXT)"#)
      }
    }
    guard text.count <= Self.limit else { throw Self.excess }
    return String(text)
  }

  /// The text of a name, or what follows `100*`, that many times.
  private func inserted(_ names: (String) -> String?) throws(NotationFailure) -> String {
    guard let star = firstIndex(of: "*"), let count = Int(self[..<star]) else {
      guard let text = names(self) else {
        throw NotationFailure(
          "\\(\(self)) inserts a text that does not exist",
          "write `let \(self) = TEXT` before the first rule")
      }
      return text
    }
    let text = String(self[index(after: star)...])
    guard (0...Self.limit).contains(count), count * text.count <= Self.limit else {
      throw Self.excess
    }
    return String(repeating: text, count: count)
  }

  private static var limit: Int { 200_000 }

  private static var excess: NotationFailure {
    NotationFailure("a text is too long", "write one of at most \(limit) characters")
  }
}

extension Substring.UnicodeScalarView {
  fileprivate mutating func popGroup(endingWith end: Unicode.Scalar) -> String {
    let group = prefix { $0 != end }
    self = dropFirst(group.count + 1)
    return String(Substring(group))
  }
}
