import Testing

@testable import Inspection

/// What belongs to a triad, and what pattern it claims.
struct TriadEdgeTests {
  private static let claims: [(String, String, [String: Triad.Pattern], Triad.Pattern?)] = [
    ("BasketPresenter", "Shop", [:], .mvp), ("Basket", "Shop", [:], nil),
    ("Basket", "ShopMVP", [:], .mvp), ("BasketPresenter", "ShopMVVM", [:], .mvp),
    ("BasketPresenter", "Shop", ["Shop": .mvvm], .mvvm),
    ("BasketPresenter", "Shop", ["Shop": .mvvm, "BasketPresenter": .mvc], .mvc),
    ("BasketPresenter", "Shop", ["BasketPresenter": .mvvm, "Shop.BasketPresenter": .mvc], .mvc),
    ("BasketPresenter", "Shop", ["Other": .mvc], .mvp), ("Basket", "ShopMVPandMVVM", [:], nil),
  ]

  @Test(arguments: claims)
  func `a claim is what settings say, or else the name, or else the module`(
    name: String, module: String, patterns: [String: Triad.Pattern], claim: Triad.Pattern?
  ) throws {
    let source = ForeignSource.presenter.replacing("struct Basket {", with: "struct Load {")
      .replacing("basket: Basket", with: "load: Load")
      .replacing("final class BasketPresenter", with: "final class \(name)")
    let cases = try ForeignPackage.declared(source, in: module)
      .inspection(Roles.Hints(patterns: patterns)).cases
    #expect(cases.map(\.triad.mediator.name) == [name])
    #expect(cases.first?.triad.claim == claim)
  }

  @Test(arguments: [
    (
      "private let row: RowView", "final class RowView: UIView {\n  var text: String = \"Off now\"",
      true
    ),
    ("private let row: RowView", "final class RowView {\n  var text: String = \"Off now\"", false),
    ("private let row: (any RowView)", "protocol RowView {\n  func text() -> String", false),
    (
      "private let row: Outer",
      "final class Outer: UIView {\n  let row: RowView\n}\n\nfinal class RowView: UIView {\n  var text: String = \"Off now\"",
      true
    ),
    (
      "private let row: Int", "final class RowView: UIView {\n  var text: String = \"Off now\"",
      false
    ),
  ])
  func `words are looked for in the views inside a view too`(
    member: String, type: String, isFault: Bool
  ) throws {
    let source =
      ForeignSource.presenter.replacing("  private let label: UILabel", with: "  \(member)")
      + "\n\(type)\n}\n"
    let verdict = try ForeignPackage(source).triad("BasketPresenter").verdicts["A5"]
    #expect(verdict?.isBroken == isFault)
  }

  @Test func `what a superclass stores is stored, however far above it stands`() throws {
    let source = ForeignSource.presenter.replacing(
      "final class BasketViewController: UIViewController, BasketView {\n  var presenter: (any BasketPresenting)?",
      with: """
        class Ground: UIViewController {
          weak var presenter: (any BasketPresenting)?
        }

        class Middle: Ground {
        }

        final class BasketViewController: Middle, BasketView {
        """)
    let evidence = try ForeignPackage(source).evidence("A12", against: "BasketPresenter")
    #expect(
      evidence?.contains { $0.hasPrefix("BasketViewController holds weak var presenter") } == true)
  }

  @Test func `a screen is of the mediator's own module`() throws {
    let screen =
      "final class OtherScreen: Screen {\n  private(set) var view: HeadlessCounterView\n}\n"
    let inspection = try DeclaredPackage(["OwnMVP": CleanSource.of(.mvp), "Front": screen])
      .inspection()
    let found = try #require(inspection.cases.first)
    #expect(found.triad.screens.map(\.name) == ["CounterScreen"])
    #expect(found.triad.viewNames == ["OwnMVP.HeadlessCounterView"])
    #expect(inspection.modules == ["OwnMVP"])
    #expect(inspection.cases(in: "Front").isEmpty)
  }

  @Test(arguments: [
    (Role.mediator, "BasketPresenter"), (.view, "BasketViewController"), (.view, "BasketView"),
    (.model, "Basket"),
  ])
  func `to state a role that is seen anyway changes no verdict`(role: Role, name: String) throws {
    let package = ForeignPackage.declared(
      ForeignSource.presenter.replacing("private weak var view", with: "private var view"))
    let plain = try #require(try package.inspection().cases.first)
    let stated = try #require(try package.inspection(Roles.Hints([role: [name]])).cases.first)
    #expect(stated.triad.viewProtocols.map(\.name) == ["BasketView"])
    for rule in ArchitectureRule.all {
      let verdicts = [plain, stated].map { $0.verdicts[rule.number]?.isBroken }
      #expect(verdicts[0] == verdicts[1], "\(rule.number)")
    }
    #expect(stated.broken(as: .mvp).map(\.number) == ["A13", "A23"])
  }
}
