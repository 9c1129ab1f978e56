import Testing

@testable import Inspection

/// Models, and what a view model shows, by what a few lines of code say.
struct KnownTypeTests {
  @Test(arguments: [
    ("struct Basket {\n  let line: Line", ["Basket", "Line"]),
    ("struct Basket {\n  let tag: Tag", ["Basket"]),
    ("final class Basket {\n  var line: Line", ["Basket", "Line"]),
    ("final class Basket {\n  func add(_ line: Line) {}", []),
    ("enum Basket {\n  func add(_ line: Line) {}", ["Basket", "Line"]),
    ("struct Basket {\n  let wrappedValue: Line", []),
    ("struct Basket {\n  let rows: BasketRowModel", ["Basket"]),
    ("struct Basket {\n  let label: UILabel", ["Basket"]),
    ("protocol Basket {\n  func add(_ line: Line)", []),
  ])
  func `a model is data of the app's own, with the data of its module that it speaks of`(
    declaration: String, models: [String]
  ) throws {
    let source =
      ForeignSource.presenter.replacing("struct Basket {\n  let count: Int", with: declaration)
      + "\nstruct Line {\n  let count: Int\n}\n\nstruct BasketRowModel {\n  let count: Int\n}\n"
    let package = try ForeignPackage(
      source, beside: ["Tags": "public struct Tag {\n  let a: Int\n}\n"])
    let found = package.inspection.facts.types.values.filter {
      package.inspection.roles.role(of: $0.id) == .model
    }
    #expect(Set(found.map(\.name)) == Set(models), "\(found.map(\.name))")
  }

  @Test(arguments: [
    ("var count: Int", true), ("let count: Int", false), ("private var count: Int", false),
    ("private(set) var count: Int", false), ("var onTap: () -> Void", false),
    ("weak var count: Basket?", false),
    ("var count: BasketRouter", false), ("var count: BasketStore", false),
    ("var count: AnyCancellable", false),
    ("var count: PassthroughSubject", false), ("var count: OrderViewModel", false),
    ("var count: (any BasketOutput)?", false), ("var count: (any BasketLoading)?", false),
    ("var count: Basket", true), ("@Published var count: Basket", true),
    ("var count: Int { 1 }", false),
    ("@Published private(set) var count: Basket", false),
  ])
  func `whatever a view model shows can be set by itself alone`(member: String, isFault: Bool)
    throws
  {
    let source = """
      struct Basket {
        let a: Int
      }

      protocol BasketOutput: AnyObject {
        func changed()
      }

      protocol BasketLoading: AnyObject {
        func load()
      }

      final class BasketRouter {
        func leave() {}
      }

      final class BasketStore {
        var a: Int
        func load(_ done: @escaping (Int) -> Void) {}
      }

      final class BasketPage: UIViewController, BasketOutput {
        let viewModel: BasketViewModel
        let other: OrderViewModel
      }

      final class OrderViewModel: ObservableObject {
        @Published private(set) var total: Int
      }

      final class BasketViewModel: ObservableObject {
        @Published private(set) var state: Basket
        \(member)
        func add() {}
      }
      """
    let evidence = try ForeignPackage(source).evidence("A17", against: "BasketViewModel")
    let faults = (evidence ?? []).filter { $0.contains("can be set by anyone") }
    #expect(faults.count == (isFault ? 1 : 0), "\(evidence ?? [])")
  }
}
