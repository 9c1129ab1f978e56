import AppScreens
import Testing

@testable import Inspection

/// Triads that differ from a clean one in a line or two.
struct BrokenTriadTests {
  @Test(arguments: Triad.Pattern.allCases)
  func `a triad without a fault is told so, and that it is none of the others`(
    pattern: Triad.Pattern
  ) throws {
    let clean = Fault(pattern, replacing: "struct Counter {", by: "struct Counter {")
    let found = try #require(try clean.triad())
    #expect(found.broken(as: pattern).map(\.number) == [])
    #expect(found.undecided(as: pattern).map(\.number) == [])
    #expect(ArchitectureVerdict(found).isGood)
    for other in Triad.Pattern.allCases where other != pattern {
      #expect(found.broken(as: other).contains { $0.patterns == [other] })
    }
  }

  @Test(arguments: Fault.all)
  func `whoever breaks a rule is told which one, and where`(fault: Fault) throws {
    let found = try #require(try fault.triad())
    #expect(found.broken(as: fault.pattern).map(\.number) == fault.broken)
    for number in fault.broken {
      guard case .broken(let evidence)? = found.verdicts[number] else { continue }
      #expect(!evidence.isEmpty && evidence.allSatisfy { $0.place != nil })
    }
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
  func `what the code does not show is open, and neither holds nor is broken`() throws {
    let model = Fault(.mvp, replacing: "  private var counter: Counter", by: "")
    #expect(
      try #require(try model.triad()).undecided(as: .mvp).map(\.number) == ["A1", "A5", "A6"])
    let screen = Fault(
      .mvc, replacing: "final class CounterScreen: Screen {", by: "final class Stage {")
    #expect(try #require(try screen.triad()).undecided(as: .mvc).map(\.number) == ["A7"])
  }

  @Test
  func `a verdict counts the faults, and tells each with its declaration`() throws {
    let fault = Fault(
      .mvp, replacing: "  private weak var view: (any CounterView)?",
      by: "  private var view: (any CounterView)?")
    let verdict = ArchitectureVerdict(try #require(try fault.triad()))
    #expect(!verdict.isGood)
    #expect(verdict.sentence == "is MVP, with 2 faults:")
    #expect(verdict.details.first?.contains("A13 CounterPresenter holds var view") == true)
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
    #expect(verdict.isGood)
  }
}

extension Fault {
  /// Faults that the examples of the rules do not show.
  static let all = [
    Fault(
      .mvc, "A4", replacing: "  private var counter: Counter",
      by: "  private var counter: Counter", "  func take(_ view: HeadlessCounterView) {}"),
    Fault(
      .mvvm, "A5", replacing: "  func isOn() -> Bool { count > 0 }",
      by: "  func name() -> String { \"On\" }"),
    Fault(
      .mvc, "A7",
      replacing: "  var view: HeadlessCounterView { controller.screenView }",
      by: "  let view: HeadlessCounterView"),
    Fault(
      .mvc, "A8", "A23", replacing: "  weak var delegate: (any CounterViewDelegate)?",
      by: "  var delegate: (any CounterViewDelegate)?"),
    Fault(
      .mvc, "A8", replacing: "  weak var delegate: (any CounterViewDelegate)?",
      by: "  weak var delegate: CounterController?"),
    Fault(
      .mvc, "A4", "A10", replacing: "  private(set) var view: any CounterView",
      by: "  private(set) var view: HeadlessCounterView"),
    Fault(
      .mvc, "A11", replacing: "  var text: String { get set }", by: "  var text: String { get }"),
    Fault(
      .mvp, "A12", replacing: "  let presenter: CounterPresenter",
      by: "  var presenter: CounterPresenter { screen.presenter }"),
    Fault(.mvp, "A13", replacing: "  private weak var view: (any CounterView)?", by: ""),
    Fault(
      .mvp, "A14", replacing: "  func show(text: String)", by: "  func show(text: String) -> Bool"),
    Fault(
      .mvvm, "A17", replacing: "  @Observed private(set) var text: String",
      by: "  private(set) var text: String"),
    Fault(
      .mvvm, "A20", replacing: "  init(clock: any Clock) {}",
      by: "  init(clock: any Clock) {}", "  func wind() { WallClock().hour = 1 }"),
    Fault(
      .mvc, "A11", "A21", replacing: "  var text: String { get set }",
      by: "  func show(_ clock: any Clock)"),
    Fault(.mvp, "A22", replacing: "struct Counter {", by: "import SwiftUI", "", "struct Counter {"),
  ]
}
