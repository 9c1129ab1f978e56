import Testing

@testable import Inspection

/// Every verdict on some small triads, with the pattern that each is seen to be.
struct VerdictTableTests {
  private static let model = "  @Published private(set) var state: BasketState"

  private static let bare = ForeignSource.viewModel.replacing(": ObservableObject", with: "")

  private static let triads = [
    (
      ForeignSource.presenter,
      "1+ 2+ 3+ 4+ 5+ 6+ 8? 9? 10- 11- 12+ 13+ 14+ 15+ 16- 17- 20+ 21+ 22+ 23+ 24+",
      "MVP: BasketPresenter tells its view: weak var view: (any BasketView)?"
    ),
    (
      ForeignSource.viewModel,
      "1+ 2+ 3+ 4+ 5+ 6+ 8- 9? 10- 11? 12+ 13- 14? 15+ 16+ 17+ 20+ 21+ 22+ 23+ 24+",
      "MVVM: BasketViewModel can be observed: @Published var state: BasketState { get }"
    ),
    (
      ForeignSource.cocoa, "1+ 2+ 3+ 5+ 12? 13- 14- 15? 16- 17- 21+ 23+ 24+",
      "MVC: NoteViewController is a view controller, and its widgets are the view"
    ),
    (
      ForeignSource.smalltalk, "1+ 2+ 4- 5+ 12+ 13- 14- 15+ 16- 17- 20+ 21+ 22+ 23- 24-",
      "MVP: NoteController tells its view: let view: NoteView"
    ),
    (
      CleanSource.of(.mvc),
      "1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9+ 10+ 11+ 12- 13- 14- 15- 16- 17- 18? 19? 20+ 21+ 22+ 23+ 24+",
      "MVC: CounterController is told as CounterViewDelegate, and sets its view"
    ),
    (
      CleanSource.of(.mvp),
      "1+ 2+ 3+ 4+ 5+ 6+ 7+ 8- 9- 10- 11- 12+ 13+ 14+ 15+ 16- 17- 18? 19? 20+ 21+ 22+ 23+ 24+",
      "MVP: CounterPresenter tells its view: weak var view: (any CounterView)?"
    ),
    (
      CleanSource.of(.mvvm),
      "1+ 2+ 3+ 4+ 5+ 6+ 7+ 8- 9- 10- 11+ 12+ 13- 14+ 15+ 16+ 17+ 18? 19? 20+ 21+ 22+ 23+ 24+",
      "MVVM: CounterViewModel can be observed: @Observed var text: String { get }"
    ),
    (
      ForeignSource.smalltalk.replacing("  private unowned let view: NoteView\n", with: ""),
      "1+ 2+ 4+ 5+ 12+ 13- 14? 15+ 16+ 17- 20+ 21+ 22+ 23+ 24+",
      "MVC: NoteController changes a model that the view reads by itself"
    ),
    (
      ForeignSource.viewModel.replacing("\(model)\n", with: ""),
      "1? 2+ 3+ 4+ 5? 6? 8- 9? 10- 11? 12+ 13- 14? 15+ 16+ 17+ 20+ 21+ 22+ 23+ 24+",
      "MVVM: BasketViewModel can be observed"
    ),
    (
      bare.replacing(model, with: "  weak var owner: (any BasketViewDelegate)?")
        + "\nprotocol BasketViewDelegate: AnyObject {\n  func changed()\n}\n",
      "1? 2+ 3+ 4+ 5? 6? 8- 9? 10- 11? 12+ 13- 14? 15+ 16+ 17? 20+ 21+ 22+ 23+ 24+",
      "MVVM: BasketViewModel tells BasketViewDelegate, and knows no view"
    ),
    (
      bare.replacing("\(model)\n", with: ""),
      "1? 2+ 3+ 4+ 5? 6? 8- 9? 10- 11? 12+ 13- 14? 15+ 16+ 17- 20+ 21+ 22+ 23+ 24+",
      "MVVM: BasketViewModel is held by its view, and knows none"
    ),
    (
      "final class BasketViewModel {\n  func add() {}\n}\n",
      "1? 2+ 3? 4+ 5? 6? 8? 9? 10? 11? 12? 13? 14? 15? 16+ 17- 18? 19? 20+ 21? 22+ 23? 24?", ""
    ),
    (
      "final class BasketViewModel {\n  func add(_ done: @escaping (Int) -> Void) {}\n}\n",
      "1? 2+ 3? 4+ 5? 6? 8? 9? 10? 11? 12? 13? 14? 15? 16+ 17? 18? 19? 20+ 21? 22+ 23? 24?", ""
    ),
  ]

  @Test(arguments: triads)
  func `a triad has a verdict on each rule that its kind promises, and reasons for its pattern`(
    source: String, verdicts: String, reasons: String
  ) throws {
    let cases = try ForeignPackage(source).cases
    let found = try #require(cases.first)
    #expect(cases.count == 1)
    let told = ArchitectureRule.all.compactMap { rule in
      found.verdicts[rule.number].map { verdict in
        rule.number.dropFirst() + (verdict == .holds ? "+" : verdict.isBroken ? "-" : "?")
      }
    }
    #expect(told.joined(separator: " ") == verdicts)
    #expect(
      found.evidence.reasons.map { "\($0.rawValue): \($1)" }.joined(separator: "\n") == reasons)
  }

  @Test func `whatever is not decided says why`() throws {
    let source =
      "final class BasketViewModel {\n  func add(_ done: @escaping (Int) -> Void) {}\n}\n"
    let found = try #require(try ForeignPackage(source).cases.first)
    let noView = "no view was found that deals with the mediator"
    let noModel = "no model was found that the mediator holds"
    let holdsNone = "BasketViewModel is not seen to hold a view"
    let knowsNone = "BasketViewModel is not seen to know a view"
    let notRun = "inspect can run it from a command that has this pattern"
    let reasons = [
      "A1": noModel, "A3": noView, "A5": noView, "A6": noModel, "A8": noView,
      "A9": "BasketViewModel is not seen to be the delegate of a view", "A10": holdsNone,
      "A11": knowsNone, "A12": noView, "A13": holdsNone, "A14": knowsNone, "A15": noView,
      "A17": "BasketViewModel may tell of changes by calls, which are not followed",
      "A18": notRun, "A19": notRun, "A21": noView, "A23": noView,
      "A24": "nothing that is known decides it",
    ]
    for rule in ArchitectureRule.all {
      guard case .notDecided(let reason)? = found.verdicts[rule.number] else {
        #expect(reasons[rule.number] == nil, "\(rule.number)")
        continue
      }
      #expect(reason == reasons[rule.number], "\(rule.number)")
    }
  }

  @Test(arguments: [
    (
      CleanSource.of(.mvc),
      [
        "CounterScreen screen", "HeadlessCounterView view", "CounterView view protocol",
        "CounterViewDelegate mediator protocol", "CounterController mediator", "Counter model",
        "Clock port protocol",
      ]
    ),
    (
      ForeignSource.cocoa,
      [
        "NoteCell view", "NoteCellDelegate mediator protocol", "NoteViewController mediator",
        "Note model",
      ]
    ),
    (
      ForeignSource.presenter,
      [
        "BasketViewController view", "BasketView view protocol", "BasketPresenter mediator",
        "Basket model",
      ]
    ),
  ])
  func `a graph has the screen, views, mediators, models and ports in this order`(
    source: String, nodes: [String]
  ) throws {
    let graph = try #require(try ForeignPackage(source).cases.first).graph
    #expect(
      graph.nodes.map { "\($0.name) \($0.role)" + ($0.isProtocol ? " protocol" : "") } == nodes)
  }
}
