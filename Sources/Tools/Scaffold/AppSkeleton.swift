import TriptychTerminal

extension Skeleton {
  /// The skeleton of an app: its model, gesture and display, one pattern, rules, a command and tests.
  ///
  /// - Parameters:
  ///   - name: The name of its module.
  ///   - hasService: Indicates whether it has a service, whose events change its screens too.
  ///   - kit: The package with the kit.
  ///   - source: The source from which it gets the kit.
  /// - Throws: An `OutputFailure` for a name that is taken.
  package init(
    ofApp name: ModuleName, hasService: Bool, from kit: KitPackage, at source: PackageSource
  ) throws {
    let serviceFiles = """

      | `\(name.text)Event.swift` | the external events, and how one types them |
      | `\(name.text)Port.swift`, `Headless\(name.text)Port.swift` | the port to a service, and a headless service, which acts when a step says so |
      """
    let values = [
      "App": name.text, "app": name.property, "letter": name.letter,
      "serviceFiles": hasService ? serviceFiles : "", "dependency": source.dependency,
      "triptych": source.folder.shellQuoted,
    ]
    let files = try ["App", hasService ? "AppWithService" : "AppAlone"].flatMap {
      try kit.files(fromTemplates: $0, filledWith: values)
    }
    try self.init(name: name.text, files: files, beside: kit)
  }
}

extension ModuleName {
  /// The prefix of its rules' numbers, such as `C` for `Counter`; S alone is for every screen.
  fileprivate var letter: String {
    let letter = text.prefix(1).uppercased()
    guard letter == "S" else { return letter }
    return text.count == 1 ? "SA" : String(text.prefix(2)).uppercased()
  }
}
