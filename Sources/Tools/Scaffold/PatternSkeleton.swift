import AppScreens
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// The skeleton of a pattern: for each app a view protocol, a view, a mediator and a screen.
package struct PatternSkeleton {
  private let name: ModuleName
  private let apps: [any AppDefinition]
  private let kit: KitPackage
  private let source: PackageSource
  private let isOnMainActor: Bool

  /// The skeleton of a pattern.
  ///
  /// - Parameters:
  ///   - name: The name of its module.
  ///   - apps: The apps, each with a folder of its own.
  ///   - kit: The package with the kit.
  ///   - source: The source from which it gets the kit.
  ///   - isOnMainActor: Whether its modules are isolated to the main actor, and await their services.
  package init(
    name: ModuleName, apps: [any AppDefinition], from kit: KitPackage, at source: PackageSource,
    isOnMainActor: Bool = false
  ) {
    (self.name, self.apps, self.kit, self.source) = (name, apps, kit, source)
    self.isOnMainActor = isOnMainActor
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
      let values = [
        "Pattern": name.text, "App": app.stem, "keep": keeping,
        "Port": (isOnMainActor ? "Async" : "") + (port ?? ""),
      ]
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
      "isolation": isolation, "settings": isOnMainActor ? ",\n      swiftSettings: settings" : "",
      "gesture": (apps.first?.demonstration.first ?? "").shellQuoted,
    ]
  }

  /// The settings of a new app in Xcode 26, as the manifest declares them.
  private var isolation: String {
    guard isOnMainActor else { return "" }
    return """

      let settings: [SwiftSetting] = [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]

      """
  }

  /// What a mediator must do about its port, as comments.
  private var keeping: String {
    isOnMainActor
      ? """
          // Keep the task in which you await the port, and cancel it in a nonisolated deinit. The task
          // must not own the mediator while it waits (S4): [weak self].
      """
      : """
          // Keep the token of what the port does for you: without it, that ends. The port keeps your
          // closure, and must not keep the mediator with it (S4).
      """
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
