import TextLayout

/// The skeleton of a pattern: for each app a view protocol, a view, a mediator and a screen.
package struct PatternSkeleton {
  /// An app that the pattern is to have.
  package struct App {
    let name: String
    let stem: String
    let gesture: String

    /// An app.
    ///
    /// - Parameters:
    ///   - name: The name by which a command calls it.
    ///   - stem: What the names of its types begin with, such as `Calculator`.
    ///   - gesture: A gesture to begin with, in its notation.
    package init(name: String, stem: String, gesture: String) {
      self.name = name
      self.stem = stem
      self.gesture = gesture
    }
  }

  private let name: ModuleName
  private let apps: [App]
  private let source: PackageSource

  /// The skeleton of a pattern of this name, which finds the kit where the source says.
  package init(name: ModuleName, apps: [App], source: PackageSource) {
    self.name = name
    self.apps = apps
    self.source = source
  }

  /// Every file.
  package var skeleton: Skeleton {
    Skeleton(
      name: name.text,
      files: Self.files.map { $0.filled(with: values) }
        + apps.flatMap { app in
          Self.filesOfApp.map { $0.filled(with: ["Pattern": name.text, "App": app.stem]) }
        })
  }

  static let files = [
    TemplateFile("Package.swift", PackageResources.PatternPackage_swift_template),
    TemplateFile("README.md", PackageResources.PatternREADME_md_template),
    TemplateFile(
      "Sources/__Pattern__/__Pattern__.swift", PackageResources.PatternValue_swift_template),
    TemplateFile("Sources/check/main.swift", PackageResources.PatternMain_swift_template),
    TemplateFile(
      "Tests/__Pattern__Tests/__Pattern__Tests.swift",
      PackageResources.PatternTests_swift_template),
  ]

  static let filesOfApp = [
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__View.swift",
      PackageResources.PatternView_swift_template),
    TemplateFile(
      "Sources/__Pattern__/__App__/Headless__App__View.swift",
      PackageResources.PatternHeadlessView_swift_template),
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__Mediator.swift",
      PackageResources.PatternMediator_swift_template),
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__Screen.swift",
      PackageResources.PatternScreen_swift_template),
  ]

  /// What fills the gaps of the templates that are no app's.
  var values: [String: String] {
    [
      "Pattern": name.text, "pattern": name.property, "screens": screens,
      "apps": apps.count == 1 ? "An app" : "The apps", "App": apps.first?.stem ?? "",
      "app": apps.first?.name ?? "", "gesture": (apps.first?.gesture ?? "").shellQuoted,
      "dependency": source.dependency, "identity": source.identity,
    ]
  }

  /// The arguments that make the pattern.
  private var screens: String {
    let arguments = ["\"\(name.text)\""] + apps.map { "\($0.stem)Screen.init" }
    return apps.count == 1
      ? arguments.joined(separator: ", ") : "\n    " + arguments.joined(separator: ",\n    ")
  }
}
