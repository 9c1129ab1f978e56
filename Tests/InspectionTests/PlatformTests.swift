import Testing

@testable import Inspection

/// What comes with the platform, told by its name.
struct PlatformTests {
  @Test(arguments: [
    "UIView", "UITableViewCell", "UIControl", "UIButton", "UILabel", "NSTextField", "UISwitch",
    "UISlider", "UINavigationBar", "NSWindow", "UIStepper", "UIDatePicker", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIActivityIndicator",
  ])
  func `what is seen or touched is a view`(name: String) {
    #expect(Platform.isView(name))
  }

  @Test(arguments: [
    "UIImage", "UITableViewDataSource", "NSObject", "UIViewController", "ViewModel", "UIBarSource",
    "UIWindowScene",
  ])
  func `what is not seen is no view`(name: String) {
    #expect(!Platform.isView(name))
  }

  @Test(arguments: [
    ("UIViewController", true), ("UIHostingController", true), ("NSWindowController", true),
    ("WKInterfaceController", true), ("UINavigationController", true),
    ("UITabBarController", true), ("UIAlertController", true), ("UISearchController", true),
    ("UIDocumentInteractionController", false), ("NSFetchedResultsController", false),
    ("ViewControllerFactory", false),
  ])
  func `a controller of views is known by its name`(name: String, isOne: Bool) {
    #expect(Platform.isViewController(name) == isOne)
  }

  @Test(arguments: [
    ("UITableViewDataSource", true), ("NSTableViewDelegate", true),
    ("UICollectionViewDelegateFlowLayout", true), ("UIViewControllerTransitioning", true),
    ("BasketViewDelegate", false), ("UITableView", false), ("NSObject", false),
  ])
  func `a protocol that serves a widget is the platform's own`(name: String, isOne: Bool) {
    #expect(Platform.servesWidget(name) == isOne)
  }

  @Test(arguments: [
    ("UIView", "UIKit"), ("UIColor", "UIKit"), ("NSView", "AppKit"),
    ("NSWindowController", "AppKit"), ("NSObject", "Foundation"), ("CALayer", "Foundation"),
    ("WKWebView", "Foundation"),
  ])
  func `the module of a type of Objective-C is told by its prefix`(name: String, module: String) {
    #expect(Platform.module(ofObjectiveC: name) == module)
  }

  @Test(arguments: [
    ("Swift", true), ("FoundationEssentials", true), ("Foundation", true), ("_Concurrency", true),
    ("UIKit", true), ("Combine", true), ("Shop", false), ("Security", false),
    ("MyFoundation", false),
  ])
  func `modules of the platform are not inspected`(name: String, isOne: Bool) {
    #expect(Platform.has(name) == isOne)
  }
}
