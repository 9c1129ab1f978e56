import Foundation
import TestSupport
import Testing

/// A package of somebody else's, which the toolchain builds, from its sources to the verdicts.
@Suite(.onThreadOfItsOwn)
struct InspectPackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop", targets: [.target(name: "Shop"), .target(name: "Unfinished")])
    """

  private static let source = """
    struct Basket {
      private(set) var items: [String] = []
      mutating func add(_ item: String) { items.append(item) }
    }
    protocol BasketView: AnyObject {
      func show(count: Int)
    }
    final class BasketPresenter {
      private weak var view: (any BasketView)?
      private var basket = Basket()
      init(view: any BasketView) { self.view = view }
      func add(_ item: String) {
        basket.add(item)
        view?.show(count: basket.items.count)
      }
    }
    final class Console: BasketView {
      private(set) var line = ""
      private lazy var presenter = BasketPresenter(view: self)
      func show(count: Int) { line = "\\(count)" }
      func add() { presenter.add("apple") }
    }
    """

  @Test func `a package is built and judged, and a target that does not build is told`() throws {
    let files = [
      "Package.swift": Self.manifest,
      "Sources/Shop/Basket.swift": Self.source.replacing("weak var", with: "var"),
      "Sources/Unfinished/Unfinished.swift": "func unfinished() -> Int { \"\" }\n",
    ]
    try withFolder(files) { folder in
      let broken = Transcript("inspect", folder, "--target", "Shop")
      #expect(
        broken.output.hasPrefix(
          """
          Who knows whom

          Shop: BasketPresenter
            view               holds         mediator           by presenter
            view               is a          view protocol
            mediator           holds         model              by basket
            mediator           holds         view protocol      by view

          Architecture rules

          """))
      #expect(
        broken.output.contains(
          """
          Verdicts

            Shop.BasketPresenter is MVP, with 2 faults:
              A13 BasketPresenter holds var view: (any BasketView)?
                (Sources/Shop/Basket.swift:9)
              A23 Console holds lazy var presenter: BasketPresenter { get set }, and
                BasketPresenter var view: (any BasketView)? (Sources/Shop/Basket.swift:9)

          Measures

          """))
      #expect(broken.status == 1)

      try Data(Self.source.utf8).write(
        to: URL(fileURLWithPath: "\(folder)/Sources/Shop/Basket.swift"))
      let clean = Transcript("inspect", folder)
      #expect(clean.output.contains("  Shop.BasketPresenter is MVP: all 14 rules hold.\n"))
      #expect(clean.output.contains("\n  Unfinished could not be read:\n"))
      #expect(clean.output.contains("\n  error: cannot convert return expression of type 'String'"))
      #expect(clean.status == 1)
    }
  }
}
