import TriptychSourceReading

/// The modules and types that come with the platform, not with the package.
enum Platform {
  /// The modules whose types a user sees and touches.
  static let userInterfaces: Set = [
    "AppKit", "Cocoa", "MapKit", "SwiftUI", "SwiftUICore", "UIKit", "WatchKit", "WebKit",
  ]

  /// The modules that notify observers of changes.
  static let reactive: Set = ["Combine", "Observation"]

  /// Indicates whether a module comes with the platform, even where a package has one of its name.
  static func has(_ module: String) -> Bool {
    userInterfaces.contains(module) || reactive.contains(module) || module == "Swift"
      || module.hasPrefix("Foundation") || module.hasPrefix("_")
  }

  /// The module of an Objective-C type, by its prefix.
  static func module(ofObjectiveC name: String) -> String {
    if name.hasPrefix("UI") { return "UIKit" }
    return name.hasPrefix("NS") && isView(name) ? "AppKit" : "Foundation"
  }

  /// Indicates whether a platform's type of this name controls views, as in Cocoa's MVC.
  static func isViewController(_ name: String) -> Bool {
    ["ViewController", "HostingController", "WindowController", "InterfaceController"]
      .contains(where: name.hasSuffix)
      || [
        "UINavigationController", "UITabBarController", "UIAlertController", "UISearchController",
      ].contains(name)
  }

  /// Indicates whether a platform's type of this name is seen or touched.
  static func isView(_ name: String) -> Bool {
    let endings = [
      "View", "Cell", "Control", "Button", "Label", "Field", "Switch", "Slider", "Bar", "Window",
      "Stepper", "Picker", "ViewRepresentable", "ViewControllerRepresentable", "Indicator",
    ]
    return endings.contains(where: name.hasSuffix) || isViewController(name)
  }
}

extension TypeFacts {
  /// Indicates whether it comes from a package that SwiftPM fetched, and is nothing of the author's own.
  var isOfLibrary: Bool {
    // The models of the lesson are a reader's own, wherever it lies.
    module != "AppModels" && place?.file.contains("/checkouts/") == true
  }

  /// Indicates whether it belongs to a module of widgets.
  var isOfUserInterface: Bool { Platform.userInterfaces.contains(module) }
}
