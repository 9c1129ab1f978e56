/// The modules and types that come with the platform or with widely used libraries, not with the package.
enum Platform {
  /// The modules whose types a person sees and touches.
  static let userInterfaces: Set = [
    "AppKit", "Cocoa", "MapKit", "PhotosUI", "SafariServices", "SwiftUI",
    "SwiftUICore", "TVUIKit", "UIKit", "WatchKit", "WebKit", "MessageUI",
  ]

  /// The modules that tell observers of changes.
  static let reactive: Set = [
    "Bond", "Combine", "OpenCombine", "Observation", "ReactiveKit", "ReactiveSwift", "RxCocoa",
    "RxRelay", "RxSwift",
  ]

  /// The modules that are not inspected, besides the parts of Foundation and the compiler's own.
  static let modules: Set = userInterfaces.union(reactive).union([
    "AVFoundation", "AVKit", "Alamofire", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage",
    "CoreLocation", "Darwin", "Dispatch", "Glibc", "ObjectiveC", "QuartzCore", "RealmSwift",
    "SnapKit", "Swift", "SwiftData", "Synchronization", "Testing", "UserNotifications", "XCTest",
  ])

  /// The modules of the platform by whose names a package's own could be called too.
  static let commonNames: Set = [
    "CloudKit", "Contacts", "EventKit", "Photos", "Security", "StoreKit", "os",
  ]

  /// Indicates whether a module comes with the platform or is a widely used library.
  static func has(_ module: String) -> Bool {
    modules.contains(module) || module.hasPrefix("Foundation") || module.hasPrefix("_")
  }

  /// The module of an Objective-C type, told by its prefix.
  static func module(ofObjectiveC name: String) -> String {
    if name.hasPrefix("UI") { return "UIKit" }
    let isWindowed = name.hasPrefix("NS") && (isView(name) || isViewController(name))
    return isWindowed ? "AppKit" : "Foundation"
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
    return endings.contains(where: name.hasSuffix) && !name.hasSuffix("Source")
  }

  /// The protocols by which a helper serves a widget with rows.
  static func servesWidget(_ name: String) -> Bool {
    ["UI", "NS"].contains(where: name.hasPrefix)
      && ["DataSource", "Delegate", "DelegateFlowLayout", "Transitioning"]
        .contains(where: name.hasSuffix)
  }
}

extension TypeFacts {
  /// Indicates whether it comes with the platform or a widely used library.
  var isOfPlatform: Bool {
    Platform.has(module) || isExternal && Platform.commonNames.contains(module)
  }

  /// Indicates whether it belongs to a module of widgets.
  var isOfUserInterface: Bool { Platform.userInterfaces.contains(module) }
}
