import HostSystem

extension Skeleton {
  /// The skeleton of an app: its model, gesture and display, one pattern, rules, a command and tests.
  ///
  /// - Parameters:
  ///   - name: The name of its module.
  ///   - hasWorld: Whether a world acts on its screens beside the person.
  ///   - kit: The package with the kit.
  ///   - source: The source from which it gets the kit.
  /// - Throws: An `OutputFailure` for a name that is taken.
  package init(
    ofApp name: ModuleName, hasWorld: Bool, from kit: KitPackage, at source: PackageSource
  ) throws {
    let worldFiles = """

      | `\(name.text)Event.swift` | what the world can do, and how one types it |
      | `\(name.text)Port.swift`, `Headless\(name.text)Port.swift` | the port to the world, and its headless half: what happens when a step says so |
      """
    let values = [
      "App": name.text, "app": name.property, "letter": name.letter,
      "worldFiles": hasWorld ? worldFiles : "", "dependency": source.dependency,
    ]
    let files = try ["App", hasWorld ? "AppInWorld" : "AppAlone"].flatMap {
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
