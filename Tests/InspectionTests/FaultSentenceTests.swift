import AppScreens
import Testing

@testable import Inspection

/// The words in which a fault is told, and the line that shows it.
struct FaultSentenceTests {
  @Test func `each fault is told in words, with its line and its declaration`() throws {
    let sentences = [
      "A1 23: the model Counter has var screen: CounterScreen?",
      "A2 8: CounterPresenter names OtherMVVM.CounterViewModel: let other: CounterViewModel",
      "A3 25: HeadlessCounterView holds var counter: Counter",
      "A4 9: CounterController names a view's class: func take(_ view: HeadlessCounterView)",
      "A4 6: CounterPresenter names a view's class: weak var view: HeadlessCounterView?",
      "A13 6: CounterPresenter holds weak var view: HeadlessCounterView?",
      #"A5 25: HeadlessCounterView has the words "Off""#,
      #"A5 23: Counter has the words "On""#,
      "A6 22: Counter is a class",
      "A7 3: CounterScreen holds let view: HeadlessCounterView",
      "A7 3: CounterScreen holds let brain: CounterPresenter",
      "A8 24: HeadlessCounterView holds var delegate: (any CounterViewDelegate)?",
      "A23 7: HeadlessCounterView holds var delegate: (any CounterViewDelegate)?, and "
        + "CounterController var view: any CounterView { get }",
      "A8 24: HeadlessCounterView holds weak var delegate: CounterController?",
      "A9 20: CounterViewDelegate has func counterView(didPress key: Int)",
      "A10 7: CounterController holds weak var view: (any CounterView)? { get }",
      "A4 7: CounterController names a view's class: var view: HeadlessCounterView { get }",
      "A10 7: CounterController holds var view: HeadlessCounterView { get }",
      "A11 16: CounterView requires func show(text: String)",
      "A11 16: CounterView requires var text: String { get }",
      "A12 18: HeadlessCounterView holds weak var presenter: CounterPresenter?",
      "A12 18: HeadlessCounterView does not hold CounterPresenter: var presenter: "
        + "CounterPresenter { get }",
      "A13 6: CounterPresenter holds var view: (any CounterView)?",
      "A23 6: HeadlessCounterView holds let presenter: CounterPresenter, and "
        + "CounterPresenter var view: (any CounterView)?",
      "A22 22: CounterPresenter is written with import SwiftUI",
      "A13 5: CounterPresenter holds no view",
      "A14 14: CounterView requires var text: String { get set }",
      "A14 14: CounterView requires func show(text: String) -> Bool",
      "A15 17: HeadlessCounterView holds weak var viewModel: CounterViewModel?",
      "A16 8: CounterViewModel has func bind(_ view: any CounterView)",
      "A17 6: CounterViewModel.text cannot be observed: var text: String { get }",
      "A17 6: CounterViewModel.text can be set by anyone: @Observed var text: String",
      "A17 5: CounterViewModel has nothing that can be observed",
      "A20 5: CounterPresenter takes no Clock in an init",
      "A20 10: CounterViewModel names WallClock: func wind() { WallClock().hour = 1 }",
      "A21 19: HeadlessCounterView names Clock: func tick(_ clock: any Clock) {}",
      "A11 16: CounterView requires func show(_ clock: any Clock)",
      "A21 16: CounterView names Clock: func show(_ clock: any Clock)",
    ]
    var told: [String] = []
    var declarations: [String] = []
    for fault in Fault.all {
      let found = try #require(try fault.triad(beside: ["OtherMVVM": CleanSource.of(.mvvm)]))
      for number in fault.broken {
        let evidence = found.verdicts[number]?.evidence ?? []
        told += evidence.map { "\(number) \($0.place?.line ?? 0): \($0.text)" }
        declarations += evidence.filter { !$0.text.hasSuffix($0.declaration) }.map(\.declaration)
      }
    }
    #expect(told == sentences)
    #expect(
      declarations == [
        "var text: String = \"Off\"", "func name() -> String { \"On\" }", "class Counter",
        "class CounterPresenter", "class CounterViewModel", "class CounterPresenter",
      ], "a fault is shown by the declaration that its words end in, or else by its own")
  }
}

extension ArchitectureRule.Verdict {
  /// The evidence against a rule; none if it is not broken.
  fileprivate var evidence: [ArchitectureRule.Evidence] {
    if case .broken(let evidence) = self { evidence } else { [] }
  }
}
