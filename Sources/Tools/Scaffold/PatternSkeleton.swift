import AppScreens
import Parity
import TextLayout

/// The skeleton of a pattern: for each app a view protocol, a view, a mediator and a screen.
package struct PatternSkeleton {
  /// An app for the pattern.
  package struct App {
    let name: String
    let stem: String
    let gesture: String
    let port: String?

    /// An app, whose world is learnt from the screens of a pattern that has it.
    init(_ app: some AppDefinition, patterns: [Pattern]) {
      name = app.name
      stem = app.stem
      gesture = app.demonstration.first ?? ""
      port = app.port(in: patterns)
    }

    var files: [TemplateFile] {
      PatternSkeleton.filesOfApp
        + (port == nil ? PatternSkeleton.filesWithoutWorld : PatternSkeleton.filesWithWorld)
    }

    /// The values of the placeholders in its templates.
    func values(in pattern: ModuleName) -> [String: String] {
      ["Pattern": pattern.text, "App": stem, "Port": port ?? ""]
    }
  }

  private let name: ModuleName
  private let apps: [App]
  private let source: PackageSource

  /// The skeleton of a pattern.
  ///
  /// - Parameters:
  ///   - name: The name of its module.
  ///   - apps: The apps, each with a folder of its own.
  ///   - patterns: Patterns that have the apps, from which the ports to their worlds are learnt.
  ///   - source: The source of the kit.
  package init(
    name: ModuleName, apps: [any AppDefinition], patterns: [Pattern], source: PackageSource
  ) {
    self.name = name
    self.apps = apps.map { App($0, patterns: patterns) }
    self.source = source
  }

  /// The name of its module.
  package var moduleName: String { name.text }

  /// Every file.
  package var skeleton: Skeleton {
    Skeleton(
      name: name.text, files: Self.packageFiles.map { $0.filled(with: values) } + sources)
  }

  /// The files of its module and its tests.
  var sources: [Skeleton.File] {
    Self.ownFiles.map { $0.filled(with: values) }
      + apps.flatMap { app in
        app.files.map { $0.filled(with: app.values(in: name)) }
      }
  }

  static let files = packageFiles + ownFiles

  private static let packageFiles = [
    TemplateFile("Package.swift", PackageResources.PatternPackage_swift_template),
    TemplateFile("README.md", PackageResources.PatternREADME_md_template),
    TemplateFile("Sources/check/main.swift", PackageResources.PatternMain_swift_template),
  ]

  private static let ownFiles = [
    TemplateFile(
      "Sources/__Pattern__/__Pattern__.swift", PackageResources.PatternValue_swift_template),
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
  ]

  static let filesWithoutWorld = [
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__Mediator.swift",
      PackageResources.PatternMediator_swift_template),
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__Screen.swift",
      PackageResources.PatternScreen_swift_template),
  ]

  static let filesWithWorld = [
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__Mediator.swift",
      PackageResources.PatternWorldMediator_swift_template),
    TemplateFile(
      "Sources/__Pattern__/__App__/__App__Screen.swift",
      PackageResources.PatternWorldScreen_swift_template),
  ]

  /// The values of the placeholders outside the apps' templates.
  var values: [String: String] {
    [
      "Pattern": name.text, "pattern": name.property, "screens": screens,
      "apps": apps.count == 1 ? "An app" : "The apps", "App": apps.first?.stem ?? "",
      "app": apps.first?.name ?? "", "gesture": (apps.first?.gesture ?? "").shellQuoted,
      "dependency": source.dependency, "identity": source.identity,
    ]
  }

  /// The arguments of the pattern's initializer.
  private var screens: String {
    let arguments = ["\"\(name.text)\""] + apps.map { "\($0.stem)Screen.init" }
    return apps.count == 1
      ? arguments.joined(separator: ", ") : "\n    " + arguments.joined(separator: ",\n    ")
  }
}

extension AppDefinition {
  /// The prefix of the app's type names, such as `Calculator`.
  package var stem: String {
    String("\(Gesture.self)".dropLast("Gesture".count))
  }

  /// The protocol of the port to the app's world, whose headless half is named after it; nil if the
  /// app has no world.
  fileprivate func port(in patterns: [Pattern]) -> String? {
    guard Gesture.Event.self != NoEvent.self else { return nil }
    let makeScreen = patterns.lazy.compactMap { screenFactory(in: $0) }.first
    return makeScreen.map { String("\(type(of: $0().world))".dropFirst("Headless".count)) }
  }
}
