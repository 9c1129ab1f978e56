import AppScreens
import Testing

@testable import Inspection

/// Every rule is broken by a triad that differs from a clean one in a line or two.
struct BrokenTriadTests {
  @Test(arguments: Triad.Pattern.allCases)
  func `a triad without a fault is told so, and that it is none of the others`(
    pattern: Triad.Pattern
  ) throws {
    let clean = Fault(pattern, replacing: "struct Counter {", by: "struct Counter {")
    let found = try #require(try clean.triad())
    #expect(found.broken(as: pattern).map(\.number) == [])
    #expect(found.undecided(as: pattern).filter { !$0.isAtRunTime }.map(\.number) == [])
    #expect(found.holding(as: pattern).map(\.number).contains("A20"))
    for other in Triad.Pattern.allCases where other != pattern {
      #expect(found.broken(as: other).contains { $0.patterns == [other] })
    }
  }

  @Test(arguments: Fault.all)
  func `whoever breaks a rule is told which one, and where`(fault: Fault) throws {
    let found = try #require(try fault.triad(beside: ["OtherMVVM": CleanSource.of(.mvvm)]))
    #expect(found.broken(as: fault.pattern).map(\.number) == fault.broken)
    for number in fault.broken {
      guard case .broken(let evidence)? = found.verdicts[number] else { continue }
      #expect(!evidence.isEmpty && evidence.allSatisfy { $0.place != nil })
    }
  }

  @Test
  func `every rule that reading decides has a triad that breaks it`() {
    let read = ArchitectureRule.all.filter { !$0.isAtRunTime && $0.number != "A24" }.map(\.number)
    #expect(Set(Fault.all.flatMap(\.broken)) == Set(read))
  }

  @Test(arguments: [
    Fault(
      .mvvm, replacing: "  @Observed private(set) var text: String",
      by: "  @Observed var text: String { didSet { counter.count = 0 } }"),
    Fault(.mvc, replacing: "  private(set) var count: Int", by: "  // \"Two\""),
    Fault(
      .mvp, replacing: "  private(set) var text: String = \"\"",
      by: "  func fail() { fatalError(\"Not here\") }"),
    Fault(
      .mvp, replacing: "  private(set) var text: String = \"\"",
      by: "  private var mark: String = \"#1\""),
  ])
  func `what only looks like a fault is none`(fault: Fault) throws {
    let found = try #require(try fault.triad())
    #expect(found.broken(as: fault.pattern).map(\.number) == [])
  }

  @Test
  func `a service is a port too where its protocol is for classes by another one`() throws {
    let fault = Fault(
      .mvp, replacing: "protocol Clock: AnyObject {",
      by: "protocol Ticking: AnyObject {", "}", "", "protocol Clock: Ticking {")
    let found = try #require(try fault.triad())
    #expect(found.triad.ports.map(\.name) == ["Clock"])
    #expect(found.broken(as: .mvp).map(\.number) == [])
  }

  @Test
  func `a rule on models is not decided where none is held`() throws {
    let fault = Fault(.mvp, replacing: "  private var counter: Counter", by: "")
    let found = try #require(try fault.triad())
    #expect(found.undecided(as: .mvp).map(\.number) == ["A1", "A5", "A6", "A18"])
    let details = ArchitectureVerdict(found).details
    #expect(details.contains("A1 not decided: no model was found that the mediator holds"))
  }

  @Test
  func `a rule on screens is not decided where none is found`() throws {
    let fault = Fault(
      .mvc, replacing: "final class CounterScreen: Screen {", by: "final class Stage {")
    let found = try #require(try fault.triad())
    #expect(found.undecided(as: .mvc).map(\.number) == ["A7"])
  }

  @Test
  func `a verdict says what the code is instead`() throws {
    let fault = Fault(
      .mvp, replacing: "  private weak var view: (any CounterView)?",
      by: "  private var view: (any CounterView)?")
    let verdict = ArchitectureVerdict(try #require(try fault.triad()))
    #expect(!verdict.isGood)
    #expect(verdict.sentence == "is MVP, with 2 faults:")
    #expect(
      verdict.details.first?.hasPrefix("A13 CounterPresenter holds var view: (any CounterView)? (")
        == true)
    let words = Fault(
      .mvp, replacing: "  private(set) var text: String = \"\"",
      by: "  private(set) var text: String = \"Hello\"")
    let told = ArchitectureVerdict(try #require(try words.triad()))
    #expect(told.sentence == "is MVP, with 1 fault:")
  }

  @Test
  func `whoever claims one pattern and writes another is told which`() throws {
    let source = CleanSource.of(.mvp).replacing("CounterPresenter", with: "CounterViewModel")
    let found = try #require(try DeclaredPackage(["Own": source]).inspection().cases.first)
    #expect(ArchitectureVerdict(found).sentence == "is not MVVM, but by what it does MVP:")
    #expect(found.broken(as: .mvvm).map(\.number).contains("A24"))
  }

  @Test
  func `a class that claims nothing is told what it could be`() throws {
    let source = CleanSource.of(.mvp).replacing("CounterPresenter", with: "Brain")
    let found = try #require(try DeclaredPackage(["Own": source]).inspection().cases.first)
    #expect(found.triad.claim == nil)
    let verdict = ArchitectureVerdict(found)
    #expect(verdict.sentence == "does not say what it is; by its rules it could be MVP.")
    #expect(verdict.details.count == 3)
    #expect(
      verdict.details[0] == """
        It is: CounterScreen holds HeadlessCounterView; HeadlessCounterView holds Brain; \
        Brain holds Clock, a protocol; Brain holds Counter; \
        Brain holds weakly CounterView, a protocol.
        """)
    #expect(verdict.details[1].hasPrefix("not MVC: 4 of its rules broken, such as A8 "))
    #expect(verdict.details[2].hasPrefix("not MVVM: 2 of its rules broken, such as A16 "))
  }

  @Test
  func `a module stands by its worst triad`() throws {
    let clean = CleanSource.of(.mvp)
    let broken = clean.replacing("weak var", with: "var").replacing("Counter", with: "Meter")
      .replacing("Clock", with: "Watch")
    let inspection = try DeclaredPackage(["MVP": clean + broken]).inspection()
    #expect(inspection.cases(in: "MVP").count == 2)
    let standings = ["A12", "A13", "A18", "A8"].map { number in
      ArchitectureRule.all.first { $0.number == number }
        .flatMap { inspection.standing(of: $0, in: "MVP") }
    }
    #expect(standings == [.holds, .broken, .open, nil])
  }
}

extension Fault {
  /// A fault or two for every rule that reading decides.
  static let all = [
    Fault(
      .mvp, "A1", replacing: "  private(set) var count: Int", by: "  var screen: CounterScreen?"),
    Fault(
      .mvp, "A2", replacing: "  private var counter: Counter",
      by: "  private var counter: Counter", "  private let other: CounterViewModel"),
    Fault(
      .mvc, "A3", replacing: "  var text: String = \"\"", by: "  private var counter: Counter"),
    Fault(
      .mvc, "A4", replacing: "  private var counter: Counter",
      by: "  private var counter: Counter", "  func take(_ view: HeadlessCounterView) {}"),
    Fault(
      .mvp, "A4", "A13", replacing: "  private weak var view: (any CounterView)?",
      by: "  private weak var view: HeadlessCounterView?"),
    Fault(.mvc, "A5", replacing: "  var text: String = \"\"", by: "  var text: String = \"Off\""),
    Fault(
      .mvvm, "A5", replacing: "  func isOn() -> Bool { count > 0 }",
      by: "  func name() -> String { \"On\" }"),
    Fault(.mvp, "A6", replacing: "struct Counter {", by: "final class Counter {"),
    Fault(
      .mvc, "A7",
      replacing: "  var view: HeadlessCounterView { controller.screenView }",
      by: "  let view: HeadlessCounterView"),
    Fault(
      .mvp, "A7", replacing: "  private(set) var view: HeadlessCounterView",
      by: "  private(set) var view: HeadlessCounterView", "  private let brain: CounterPresenter"),
    Fault(
      .mvc, "A8", "A23", replacing: "  weak var delegate: (any CounterViewDelegate)?",
      by: "  var delegate: (any CounterViewDelegate)?"),
    Fault(
      .mvc, "A8", replacing: "  weak var delegate: (any CounterViewDelegate)?",
      by: "  weak var delegate: CounterController?"),
    Fault(
      .mvc, "A9", replacing: "  func counterView(_ view: any CounterView, didPress key: Int)",
      by: "  func counterView(didPress key: Int)"),
    Fault(
      .mvc, "A10", replacing: "  private(set) var view: any CounterView",
      by: "  private(set) weak var view: (any CounterView)?"),
    Fault(
      .mvc, "A4", "A10", replacing: "  private(set) var view: any CounterView",
      by: "  private(set) var view: HeadlessCounterView"),
    Fault(
      .mvc, "A11", replacing: "  var text: String { get set }", by: "  func show(text: String)"),
    Fault(
      .mvc, "A11", replacing: "  var text: String { get set }", by: "  var text: String { get }"),
    Fault(
      .mvp, "A12", replacing: "  let presenter: CounterPresenter",
      by: "  weak var presenter: CounterPresenter?"),
    Fault(
      .mvp, "A12", replacing: "  let presenter: CounterPresenter",
      by: "  var presenter: CounterPresenter { screen.presenter }"),
    Fault(
      .mvp, "A13", "A23", replacing: "  private weak var view: (any CounterView)?",
      by: "  private var view: (any CounterView)?"),
    Fault(.mvp, "A22", replacing: "struct Counter {", by: "import SwiftUI", "", "struct Counter {"),
    Fault(.mvp, "A13", replacing: "  private weak var view: (any CounterView)?", by: ""),
    Fault(
      .mvp, "A14", replacing: "  func show(text: String)", by: "  var text: String { get set }"),
    Fault(
      .mvp, "A14", replacing: "  func show(text: String)", by: "  func show(text: String) -> Bool"),
    Fault(
      .mvvm, "A15", replacing: "  let viewModel: CounterViewModel",
      by: "  weak var viewModel: CounterViewModel?"),
    Fault(
      .mvvm, "A16", replacing: "  private var counter: Counter",
      by: "  private var counter: Counter", "  func bind(_ view: any CounterView) {}"),
    Fault(
      .mvvm, "A17", replacing: "  @Observed private(set) var text: String",
      by: "  private(set) var text: String"),
    Fault(
      .mvvm, "A17", replacing: "  @Observed private(set) var text: String",
      by: "  @Observed var text: String"),
    Fault(
      .mvvm, "A17", replacing: "  @Observed private(set) var text: String",
      by: "  @Observed private var text: String"),
    Fault(.mvp, "A20", replacing: "  init(clock: any Clock) {}", by: "  init() {}"),
    Fault(
      .mvvm, "A20", replacing: "  init(clock: any Clock) {}",
      by: "  init(clock: any Clock) {}", "  func wind() { WallClock().hour = 1 }"),
    Fault(
      .mvp, "A21", replacing: "  private(set) var text: String = \"\"",
      by: "  func tick(_ clock: any Clock) {}"),
    Fault(
      .mvc, "A11", "A21", replacing: "  var text: String { get set }",
      by: "  func show(_ clock: any Clock)"),
  ]
}
