import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychInspection

/// What counts as a model, and what does not.
struct ModelTests {
  @Test(arguments: [true, false])
  func `a token of work is not a model, in whichever package it is declared`(isOwn: Bool) throws {
    let token = "public final class CancellationToken { let cancel = {} }"
    let property = "  private var pending: CancellationToken?\n"
    let source =
      "import Work\n"
      + Shop.presenter.replacing("  private var basket", with: "\(property)  private var basket")
    try withFolder(["Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile([("Work", token), ("Shop", source)], in: folder)
      let known = graphs.suffix(isOwn ? 2 : 1).map { URL(fileURLWithPath: $0) }
      let inspection = PackageInspection(
        of: try PackageFacts(graphs: known), askingHouseStyle: true)
      #expect(inspection.triads.map(\.mediator.name) == ["BasketPresenter"])
      #expect(inspection.triads.flatMap(\.models).map(\.name) == ["Basket"])
      #expect(inspection.triads.flatMap(\.faults).map(\.fingerprint) == [])
    }
  }

  @Test
  func `constants that a presenter makes for its view are not a model`() throws {
    let source =
      Shop.presenter.replacing("show(total: Int)", with: "show(_ rows: [Row])")
      .replacing("show(total: basket.count)", with: "show([Row(title: \"\")])")
      .replacing("  private let label", with: "  var rows: [Row] = []\n  private let label")
      + "struct Row { let title: String }\n"
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketPresenter").models.map(\.name) == ["Basket"])
    #expect(package.faults == [])
  }

  @Test(arguments: [
    ("  var rows: [Row] = []\n", "struct Row: Decodable { let title: String }\n"),
    (
      "  private let request = RowRequest()\n",
      """
      struct Row { var title: String }
      protocol Request { associatedtype Answer }
      extension Request { func run(_ done: (Answer) -> Void) {} }
      struct RowRequest: Request { typealias Answer = [Row] }
      """
    ),
  ])
  func `constants that come from outside, and what a port answers, are a model`(
    member: String, declarations: String
  ) throws {
    let source =
      Shop.presenter.replacing("  private var basket", with: member + "  private var basket")
      .replacing("  private let label", with: "  var rows: [Row] = []\n  private let label")
      + declarations
    let faults = try CompiledPackage(source).faults
    #expect(faults.contains("A3 BasketViewController.rows"), "\(faults)")
  }

  /// The same code was half undecided where the lesson was a package with a URL.
  @Test func `the models of the lesson are models wherever the lesson lies`() throws {
    let model = "public struct Counter { public private(set) var count = 0; public init() {} }"
    let screen = """
      import AppModels
      protocol CounterView: AnyObject { func show(text: String) }
      final class CounterPresenter {
        private weak var view: (any CounterView)?
        private var counter = Counter()
        func attach(_ view: any CounterView) { self.view = view; view.show(text: "\\(counter.count)") }
      }
      final class PlainCounterView: CounterView {
        let presenter = CounterPresenter()
        func show(text: String) {}
      }
      """
    let modules = [(name: "AppModels", source: model), (name: "CounterMVP", source: screen)]
    for library in [nil, "AppModels"] {
      let package = try CompiledPackage(modules, withLibrary: library)
      let models = try package.triad("CounterPresenter").models.map(\.name)
      #expect(models == ["Counter"], "\(library ?? "beside")")
    }
  }
}
