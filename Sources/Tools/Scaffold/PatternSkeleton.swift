import AppScreens
import TriptychHostSystem
import TriptychParity
import TriptychTextLayout
import TriptychToolSupport

/// The skeleton of a pattern: for each app a view protocol, a view, a mediator and a screen.
package struct PatternSkeleton {
  private let name: ModuleName
  private let apps: [any AppDefinition]
  private let kit: KitPackage
  private let source: PackageSource

  /// The skeleton of a pattern.
  ///
  /// - Parameters:
  ///   - name: The name of its module.
  ///   - apps: The apps, each with a folder of its own.
  ///   - kit: The package with the kit.
  ///   - source: The source from which it gets the kit.
  package init(
    name: ModuleName, apps: [any AppDefinition], from kit: KitPackage, at source: PackageSource
  ) {
    (self.name, self.apps, self.kit, self.source) = (name, apps, kit, source)
  }

  /// A package with every file.
  package func package() throws(OutputFailure) -> Skeleton {
    try package(with: kit.files(fromTemplates: "Pattern", filledWith: values))
  }

  /// A package of its module and tests, and of these files.
  func package(with others: [OutputFile]) throws(OutputFailure) -> Skeleton {
    var files = try others + kit.files(fromTemplates: "PatternSources", filledWith: values)
    for app in apps {
      let port = try kit.port(of: app.stem)
      let values = ["Pattern": name.text, "App": app.stem, "Port": port ?? ""]
      for folder in ["PatternApp", port == nil ? "PatternAppAlone" : "PatternAppWithService"] {
        files += try kit.files(fromTemplates: folder, filledWith: values)
      }
    }
    return try Skeleton(name: name.text, files: files, beside: kit)
  }

  /// The values of the placeholders outside the apps' templates.
  var values: [String: String] {
    [
      "Pattern": name.text, "pattern": name.property, "screens": screens,
      "apps": apps.count == 1 ? "An app" : "The apps", "App": apps.first?.stem ?? "",
      "app": apps.first?.name ?? "", "dependency": source.dependency,
      "triptych": source.folder.shellQuoted,
      "gesture": (apps.first?.demonstration.first ?? "").shellQuoted,
    ]
  }

  /// The calls that add the screens of the apps to the pattern.
  private var screens: String {
    apps.map { "\n    .adding(\($0.stem)Screen.init)" }.joined()
  }
}

extension AppDefinition {
  /// The prefix of the app's type names, such as `Calculator`.
  package var stem: String {
    String("\(Gesture.self)".dropLast("Gesture".count))
  }
}
