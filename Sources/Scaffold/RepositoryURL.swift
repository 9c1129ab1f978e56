/// The address of a repository from which Swift's package manager can get a package.
package struct RepositoryURL: Sendable {
  package let text: String

  /// An address from a text; nil unless it is `scheme://host/path` or `user@host:path`.
  package init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && !#"\"<>^`{|}?#"#.utf8.contains($0)
    }
    guard isPlain, text.first?.isLetter == true, text.utf8.count <= 1_000 else { return nil }
    let isAddress =
      text.wholeMatch(of: /(?:https?|ssh|git):\/\/[^\/]*[^\/:@]\/.+/) != nil
      || text.wholeMatch(of: /file:\/\/\/.+/) != nil
      || text.wholeMatch(of: /[^\/:@]+@[^\/:@]+:[^:]+/) != nil
    guard isAddress else { return nil }
    self.text = text
    guard identity.contains(where: \.isLetter), ![".", ".."].contains(identity) else { return nil }
  }

  /// The package's identity: as the package manager has it, the last part without `.git`.
  package var identity: String {
    var name = text[...]
    if name.last == "/" { name.removeLast() }
    if let slash = name.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
    return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
  }
}
