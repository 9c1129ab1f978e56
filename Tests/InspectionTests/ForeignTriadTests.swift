import Testing

@testable import Inspection

/// Code that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignTriadTests {
  @Test
  func `a hint for one type leaves the others as they are`() throws {
    let source =
      ForeignSource.presenter.replacing(": UIViewController", with: ": Thing")
      + "\nclass Thing {\n}\n\nfinal class Sheet {\n  var count: Int\n}\n"
    let package = DeclaredPackage(["Shop": source])
    let found = try package.inspection(Roles.Hints([.view: ["Shop.Sheet"]])).cases
    #expect(found.first?.triad.views.map(\.name) == ["BasketViewController"])
  }

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
  func `names for programs and data for trials are no words, and an extension's words are`() throws
  {
    let source =
      ForeignSource.presenter.replacing(
        "  var presenter: (any BasketPresenting)?",
        with: """
            var presenter: (any BasketPresenting)?
            static let reuseIdentifier = "Basket"
            private let sampleName = "Some name"
            let icon = UIImage(named: "Basket full")
          """
      ) + """

        extension BasketViewController {
          func greet() {
            label.text = "Your basket"
          }
        }
        """
    let evidence = try ForeignPackage(source).evidence("A5", against: "BasketPresenter")
    #expect(evidence?.count == 1)
    #expect(
      evidence?.first?.hasPrefix("BasketViewController has the words \"Your basket\"") == true)
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
