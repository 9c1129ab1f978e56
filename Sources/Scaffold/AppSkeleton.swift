/// The skeleton of an app: its model, gesture and display, one pattern, rules, a command and tests.
package struct AppSkeleton {
  private let name: ModuleName
  private let source: PackageSource

  /// The skeleton of an app of this name, which finds the kit where the source says.
  package init(name: ModuleName, source: PackageSource) {
    self.name = name
    self.source = source
  }

  /// Every file.
  package var skeleton: Skeleton {
    Skeleton(name: name.text, files: Self.files.map { $0.filled(with: values) })
  }

  static let files = [
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
      "Sources/__App__MVP/__App__Presenter.swift", PackageResources.AppPresenter_swift_template),
    TemplateFile(
      "Sources/__App__MVP/__App__Screen.swift", PackageResources.AppScreen_swift_template),
    TemplateFile(
      "Sources/__App__MVP/__App__MVP.swift", PackageResources.AppPattern_swift_template),
    TemplateFile(
      "Sources/__App__Rules/__App__App.swift", PackageResources.AppDefinition_swift_template),
    TemplateFile(
      "Sources/__App__Rules/__App__Rules.swift", PackageResources.AppRules_swift_template),
    TemplateFile("Sources/check/main.swift", PackageResources.AppMain_swift_template),
    TemplateFile(
      "Tests/__App__Tests/__App__Tests.swift", PackageResources.AppTests_swift_template),
  ]

  /// What fills the gaps of the templates.
  var values: [String: String] {
    [
      "App": name.text, "app": name.property, "letter": letter,
      "dependency": source.dependency, "identity": source.identity,
    ]
  }

  /// What its own rules are numbered with, such as `C` for `Counter`; S alone is for every screen.
  private var letter: String {
    let letter = name.text.prefix(1).uppercased()
    guard letter == "S" else { return letter }
    return name.text.count == 1 ? "SA" : String(name.text.prefix(2)).uppercased()
  }
}
