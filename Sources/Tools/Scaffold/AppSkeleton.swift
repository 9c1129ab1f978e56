/// The skeleton of an app: its model, gesture and display, one pattern, rules, a command and tests.
package struct AppSkeleton {
  private let name: ModuleName
  private let hasWorld: Bool
  private let source: PackageSource

  /// The skeleton of an app.
  ///
  /// - Parameters:
  ///   - name: The name of its module.
  ///   - hasWorld: Whether a world acts on its screens beside the person.
  ///   - source: The source from which it gets the kit.
  package init(name: ModuleName, hasWorld: Bool, source: PackageSource) {
    self.name = name
    self.hasWorld = hasWorld
    self.source = source
  }

  /// Every file.
  package var skeleton: Skeleton {
    Skeleton(name: name.text, files: files.map { $0.filled(with: values) })
  }

  /// The templates that the skeleton is made from.
  var files: [TemplateFile] {
    Self.filesOfAnyApp + (hasWorld ? Self.filesWithWorld : Self.filesWithoutWorld)
  }

  private static let filesOfAnyApp = [
    TemplateFile("Package.swift", PackageResources.AppPackage_swift_template),
    TemplateFile("README.md", PackageResources.AppREADME_md_template),
    TemplateFile("Sources/__App__/__App__Model.swift", PackageResources.AppModel_swift_template),
    TemplateFile(
      "Sources/__App__/__App__Gesture.swift", PackageResources.AppGesture_swift_template),
    TemplateFile(
      "Sources/__App__/__App__Display.swift", PackageResources.AppDisplay_swift_template),
    TemplateFile("Sources/__App__MVP/__App__View.swift", PackageResources.AppView_swift_template),
    TemplateFile(
      "Sources/__App__MVP/Headless__App__View.swift",
      PackageResources.AppHeadlessView_swift_template),
    TemplateFile(
      "Sources/__App__MVP/__App__MVP.swift", PackageResources.AppPattern_swift_template),
    TemplateFile("Sources/check/main.swift", PackageResources.AppMain_swift_template),
    TemplateFile(
      "Tests/__App__Tests/__App__Tests.swift", PackageResources.AppTests_swift_template),
  ]

  private static let filesWithoutWorld = [
    TemplateFile(
      "Sources/__App__MVP/__App__Presenter.swift", PackageResources.AppPresenter_swift_template),
    TemplateFile(
      "Sources/__App__MVP/__App__Screen.swift", PackageResources.AppScreen_swift_template),
    TemplateFile(
      "Sources/__App__Rules/__App__App.swift", PackageResources.AppDefinition_swift_template),
    TemplateFile(
      "Sources/__App__Rules/__App__.rules.swift", PackageResources.AppRules_swift_template),
  ]

  private static let filesWithWorld = [
    TemplateFile("Sources/__App__/__App__Event.swift", PackageResources.WorldEvent_swift_template),
    TemplateFile("Sources/__App__/__App__Port.swift", PackageResources.WorldPort_swift_template),
    TemplateFile(
      "Sources/__App__/Headless__App__Port.swift",
      PackageResources.WorldHeadlessPort_swift_template),
    TemplateFile(
      "Sources/__App__MVP/__App__Presenter.swift", PackageResources.WorldPresenter_swift_template),
    TemplateFile(
      "Sources/__App__MVP/__App__Screen.swift", PackageResources.WorldScreen_swift_template),
    TemplateFile(
      "Sources/__App__Rules/__App__App.swift", PackageResources.WorldDefinition_swift_template),
    TemplateFile(
      "Sources/__App__Rules/__App__.rules.swift", PackageResources.WorldRules_swift_template),
  ]

  /// The values of the templates' placeholders.
  var values: [String: String] {
    [
      "App": name.text, "app": name.property, "letter": letter, "worldFiles": worldFiles,
      "dependency": source.dependency, "identity": source.identity,
    ]
  }

  /// The lines of the README on the files of the world, each behind a line break.
  private var worldFiles: String {
    guard hasWorld else { return "" }
    return """

      | `\(name.text)Event.swift` | what the world can do, and how one types it |
      | `\(name.text)Port.swift`, `Headless\(name.text)Port.swift` | the port to the world, and its headless half: what happens when a step says so |
      """
  }

  /// The prefix of its rules' numbers, such as `C` for `Counter`; S alone is for every screen.
  private var letter: String {
    let letter = name.text.prefix(1).uppercased()
    guard letter == "S" else { return letter }
    return name.text.count == 1 ? "SA" : String(name.text.prefix(2)).uppercased()
  }
}
