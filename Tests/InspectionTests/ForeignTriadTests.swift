import Testing

@testable import Inspection

/// Code that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignTriadTests {
  @Test
  func `what is declared elsewhere is open, and not broken`() throws {
    let source = """
      protocol BasketView: AnyObject {
        func show(_ total: Int)
      }

      final class BasketPresenter {
        private weak var view: (any BasketView)?
        func load() {}
      }
      """
    let package = try ForeignPackage(source)
    let found = try package.triad("BasketPresenter")
    #expect(found.pattern == .mvp)
    #expect(found.broken(as: .mvp).isEmpty)
    #expect(
      try package.evidence("A12", against: "BasketPresenter") == [
        "open: no view was found that deals with the mediator"
      ])
  }

  @Test
  func `a file with a view in it may import what the view needs, and no other`() throws {
    let shared = try ForeignPackage("import UIKit\n\n" + ForeignSource.presenter)
    #expect(
      try shared.evidence("A22", against: "BasketPresenter")?.first?.hasPrefix("open: ") == true)
    let alone = "import UIKit\n\nfinal class BasketPresenter {\n  func add() {}\n}\n"
    #expect(
      try ForeignPackage(alone).evidence("A22", against: "BasketPresenter") == [
        "BasketPresenter is written with import UIKit (Shop.swift:1)"
      ])
  }

  @Test(arguments: ["Sheet", "Shop.Sheet"])
  func `a hint names a type with its module or without`(name: String) throws {
    let source =
      "final class Sheet {\n  var count: Int\n}\n\nfinal class Desk {\n  var sheet: Sheet\n}\n"
    let package = DeclaredPackage(["Shop": source])
    let inspection = try package.inspection(Roles.Hints([.mediator: [name]]))
    #expect(inspection.cases.map(\.triad.name) == ["Shop.Sheet"])
    #expect(try package.inspection(Roles.Hints([.mediator: ["Front.Sheet"]])).cases.isEmpty)
  }
}
