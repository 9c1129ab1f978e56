import Testing

@testable import Inspection

/// What a class beside a view is, and what breaks a rule only in part.
struct RoleEdgeTests {
  @Test(arguments: [
    ("BasketBrain", "@StateObject private var", true),
    ("BasketModel", "@StateObject private var", false),
    ("BasketState", "@StateObject private var", false),
    ("BasketService", "@StateObject private var", false),
    ("BasketBrain", "@EnvironmentObject var", false), ("BasketBrain", "@Environment var", false),
    ("BasketRouter", "@StateObject private var", false),
  ])
  func `what a view observes alone is its mediator, unless its name says otherwise`(
    name: String, property: String, isOne: Bool
  ) throws {
    let source = ForeignSource.viewModel.replacing("BasketState", with: "BasketPhase")
      .replacing("@StateObject private var", with: property)
      .replacing("BasketViewModel", with: name)
    #expect(try ForeignPackage(source).mediators == (isOne ? [name] : []))
  }

  @Test(arguments: [
    ("struct", "  func add() {}", true), ("struct", "  @Published private(set) var a: Int", true),
    ("struct", "  let a: Int", false), ("enum", "  func add() {}", false),
  ])
  func `a view model may be a struct that a view holds and that does something`(
    kind: String, member: String, isOne: Bool
  ) throws {
    let source = """
      struct BasketView: View {
        private var viewModel: BasketViewModel
      }

      \(kind) BasketViewModel {
      \(member)
      }
      """
    #expect(try ForeignPackage(source).mediators == (isOne ? ["BasketViewModel"] : []))
    let alone = source.replacing("  private var viewModel: BasketViewModel\n", with: "")
    #expect(try ForeignPackage(alone).mediators == [])
  }

  @Test(arguments: [
    "  var delegate: (any CounterViewDelegate)?", "  var controller: CounterController?",
    "  var view: (any CounterView)?", "  var screen: HeadlessCounterView?",
  ])
  func `a model names nothing above it, whatever that is`(member: String) throws {
    let fault = Fault(.mvc, replacing: "  private(set) var count: Int", by: member)
    #expect(try #require(try fault.triad()).broken(as: .mvc).map(\.number) == ["A1"])
  }

  @Test func `a model that names a widget is above what it should be`() throws {
    let source = ForeignSource.presenter.replacing("  let count: Int", with: "  let label: UILabel")
    let evidence = try ForeignPackage(source).evidence("A1", against: "BasketPresenter")
    #expect(evidence?.first?.hasPrefix("the model Basket has let label: UILabel") == true)
  }

  @Test(arguments: [
    ("  private let other: OrderViewModel", "@Published private(set) var a: Int", true),
    ("  func other() -> OrderViewModel {}", "@Published private(set) var a: Int", false),
    ("  private let other: OrderViewModel", "let a: Int", false),
    ("  func again() -> BasketPresenter {}", "@Published private(set) var a: Int", false),
  ])
  func `in one module another pattern is named where it is held and can be observed`(
    member: String, property: String, isBroken: Bool
  ) throws {
    let source =
      ForeignSource.presenter.replacing(
        "  private var basket: Basket", with: "  private var basket: Basket\n\(member)")
      + "\nfinal class OrderViewModel {\n  \(property)\n  func add() {}\n}\n"
    let verdict = try ForeignPackage(source).triad("BasketPresenter").verdicts["A2"]
    #expect(verdict?.isBroken == isBroken)
  }

  @Test func `a headless view without a delegate has none, and another's is not seen`() throws {
    let fault = Fault(
      .mvc, replacing: "  weak var delegate: (any CounterViewDelegate)?", by: "")
    let found = try #require(try fault.triad())
    guard case .broken(let evidence)? = found.verdicts["A8"] else {
      Issue.record("\(found.verdicts)")
      return
    }
    #expect(evidence.map(\.text) == ["HeadlessCounterView has no delegate"])
  }

  @Test func `where only structs are views nothing can leak`() throws {
    let package = try ForeignPackage(ForeignSource.viewModel)
    #expect(try package.evidence("A23", against: "BasketViewModel") == nil)
  }

  @Test(arguments: [
    ("BasketProblem: Error", false), ("BasketLine", true), ("BasketViewData", false),
    ("BasketFormatter", false),
  ])
  func `what a mediator keeps is a model, unless it is an error, a helper or for views`(
    type: String, isModel: Bool
  ) throws {
    let name = String(type.prefix { $0 != ":" })
    let source =
      ForeignSource.presenter.replacing(
        "  private var basket: Basket", with: "  private var basket: \(name)")
      + "\nstruct \(type) {\n  let a: Int\n}\n"
    let package = try ForeignPackage(source, beside: ["Swift": "public protocol Error {\n}\n"])
    #expect(
      try package.triad("BasketPresenter").triad.models.map(\.name) == (isModel ? [name] : []))
  }

  @Test(arguments: [
    ("let interactor: BasketInteractor", "", "MVP"),
    ("let interactor: BasketInteractor", "let wireframe: BasketWireframe", "MVP, as VIPER has it"),
  ])
  func `an interactor alone does not make VIPER`(first: String, second: String, name: String) throws
  {
    let source =
      ForeignSource.presenter.replacing(
        "  private var basket", with: "  \(first)\n  \(second)\n  private var basket")
      + "\nfinal class BasketInteractor {\n}\n\nfinal class BasketWireframe {\n}\n"
    #expect(try ForeignPackage(source).triad("BasketPresenter").name(of: .mvp) == name)
  }

  @Test func `a closure is none the less one for having a name`() throws {
    let alias = "typealias Done = (Basket) -> Void"
    let source =
      "\(alias)\n\n"
      + ForeignSource.presenter.replacing(
        "  private let label: UILabel",
        with: "  private let label: UILabel\n  private let onDone: Done")
    #expect(try ForeignPackage(source).evidence("A3", against: "BasketPresenter") == nil)
  }
}
