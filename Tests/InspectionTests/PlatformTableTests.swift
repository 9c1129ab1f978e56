import AppScreens
import Testing

@testable import Inspection

/// Every module that is not the package's own.
struct PlatformTableTests {
  @Test(arguments: [
    "AppKit", "Cocoa", "MapKit", "PhotosUI", "SafariServices", "SwiftUI", "TVUIKit", "UIKit",
    "WatchKit", "WebKit", "MessageUI",
  ])
  func `a module of widgets may not be imported by a mediator, and is not inspected`(
    module: String
  ) throws {
    #expect(Platform.has(module))
    let source = "final class BasketPresenter {\n  func add() {}\n}\n"
    let other = "import \(module)\n\n" + source.replacing("Basket", with: "Order")
    let inspection = try DeclaredPackage(["Shop": source, "Desk": other]).inspection()
    let verdicts = inspection.cases.map { $0.verdicts["A22"] }
    #expect(inspection.cases.map(\.triad.name) == ["Desk.OrderPresenter", "Shop.BasketPresenter"])
    guard case .broken(let evidence)? = verdicts[0] else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(evidence.map(\.text) == ["OrderPresenter is written with import \(module)"])
    #expect(evidence.map(\.declaration) == ["import \(module)"])
    #expect(evidence.map { $0.place?.line } == [1])
    #expect(verdicts[1] == .holds)
  }

  @Test func `a module of the platform, or of a library that many use, is not inspected`() {
    let names = """
      AVFoundation AVKit Alamofire CoreData CoreFoundation CoreGraphics CoreImage CoreLocation \
      Darwin Dispatch Glibc ObjectiveC QuartzCore RealmSwift SnapKit Swift SwiftData \
      Synchronization Testing UserNotifications XCTest Foundation FoundationNetworking _StringProcessing
      """
    for name in names.split(separator: " ").map(String.init) {
      #expect(Platform.has(name), "\(name)")
      #expect(!Platform.has("My\(name)"), "\(name)")
      #expect(TypeFacts.known("Thing", in: name).isOfPlatform)
      #expect(!Platform.userInterfaces.contains(name))
    }
  }

  @Test(arguments: ["CloudKit", "Contacts", "EventKit", "Photos", "Security", "StoreKit", "os"])
  func
    `a module by whose name an app's own is called too is the platform's only where it is another's`(
      name: String
    )
  {
    #expect(!Platform.has(name))
    #expect(!TypeFacts.known("Thing", in: name).isOfPlatform)
    #expect(TypeFacts.known("Thing", in: name, isExternal: true).isOfPlatform)
  }
}
