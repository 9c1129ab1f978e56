import Testing

@testable import Inspection

/// Presenters that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignPresenterTests {
  @Test
  func `a presenter may be held through its own protocol`() throws {
    let found = try ForeignPackage(ForeignSource.presenter).triad("BasketPresenter")
    #expect(found.pattern == .mvp)
    #expect(found.triad.views.map(\.name) == ["BasketViewController"])
    #expect(found.verdicts["A12"] == .holds)
    #expect(found.verdicts["A13"] == .holds)
    #expect(found.triad.delegates.isEmpty)
    #expect(found.broken(as: .mvp).isEmpty)
  }

  @Test(arguments: ["<P: BasketPresenting>", "<P>"])
  func `a presenter may be held by a superclass, as a generic parameter`(generics: String) throws {
    let source = ForeignSource.presenter.replacing(
      "final class BasketViewController: UIViewController,",
      with: """
        class BaseController\(generics): UIViewController {
          var presenter: P?
        }

        final class BasketViewController: BaseController<BasketPresenter>,
        """
    ).replacing("  var presenter: (any BasketPresenting)?\n", with: "")
    let package = try ForeignPackage(source)
    #expect(try package.evidence("A12", against: "BasketPresenter") == nil)
    #expect(
      try package.triad("BasketPresenter").triad.views.map(\.name).contains("BasketViewController"))
  }

  @Test(arguments: [("", "holds no view"), ("  let onChange: () -> Void\n", "is not seen to hold")])
  func `holding no view is a fault where all that is held is known`(
    member: String, words: String
  ) throws {
    let source = ForeignSource.presenter.replacing(
      "  private weak var view: (any BasketView)?\n", with: member)
    let evidence = try ForeignPackage(source).evidence("A13", against: "BasketPresenter")
    #expect(evidence?.first?.contains(words) == true, "\(evidence ?? [])")
  }
}
