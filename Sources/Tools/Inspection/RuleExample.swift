/// The smallest code that keeps a rule, and the change that breaks it.
package struct RuleExample: Sendable {
  /// The code that keeps the rule.
  package let code: String

  /// The line that is replaced, and those in its place.
  let line: String
  let replacement: String

  /// The code that breaks the rule.
  package var brokenCode: String {
    code.replacing("\(line)\n", with: "\(replacement)\n", maxReplacements: 1)
  }

  /// The change from the one to the other, as a patch shows it.
  package var change: String {
    (["- \(line)"] + replacement.split(separator: "\n").map { "+ \($0)" }).joined(separator: "\n")
  }
}

extension ArchitectureRule {
  /// An example of the rule, in the first of its patterns that shows it well.
  package var example: RuleExample {
    let (code, line, replacement) = ExampleCode.changes[number] ?? (ExampleCode.mvp, "", "")
    return RuleExample(code: code, line: line, replacement: replacement)
  }
}

/// A counter in each pattern, without a fault, and the changes by which it gets one.
enum ExampleCode {
  static let changes: [String: (code: String, line: String, replacement: String)] = [
    "A1": (mvp, "  private(set) var count: Int", "  var presenter: CounterPresenter?"),
    "A2": (
      mvp, "  private let clock: any Clock",
      "  private let clock: any Clock\n  private let other: ClockViewModel"
    ),
    "A3": (
      mvp, "  private let presenter: CounterPresenter",
      "  private let presenter: CounterPresenter\n  private var counter: Counter"
    ),
    "A4": (
      mvp, "  private weak var view: (any CounterView)?",
      "  private weak var view: CounterViewController?"
    ),
    "A5": (
      mvp, "  private let presenter: CounterPresenter",
      "  private let presenter: CounterPresenter\n  private let title = \"Your counter\""
    ),
    "A6": (mvp, "struct Counter {", "final class Counter {"),
    "A7": (
      kit, "  private(set) var view: HeadlessCounterView",
      "  private(set) var view: HeadlessCounterView\n  private let presenter: CounterPresenter"
    ),
    "A8": (
      mvc, "  weak var delegate: (any CounterViewDelegate)?",
      "  var delegate: (any CounterViewDelegate)?"
    ),
    "A9": (
      mvc, "  func counterView(_ view: any CounterView, didPress key: Int)",
      "  func counterView(didPress key: Int)"
    ),
    "A10": (
      mvc, "  private let view: any CounterView",
      "  private weak var view: (any CounterView)?"
    ),
    "A11": (mvc, "  var text: String { get set }", "  func show(text: String)"),
    "A12": (
      mvp, "  private let presenter: CounterPresenter",
      "  private weak var presenter: CounterPresenter?"
    ),
    "A13": (
      mvp, "  private weak var view: (any CounterView)?",
      "  private var view: (any CounterView)?"
    ),
    "A14": (mvp, "  func show(text: String)", "  var text: String { get set }"),
    "A15": (
      mvvm, "  private let viewModel: CounterViewModel",
      "  private weak var viewModel: CounterViewModel?"
    ),
    "A16": (
      mvvm, "  private var counter: Counter",
      "  private var counter: Counter\n  func bind(_ view: CounterViewController) {}"
    ),
    "A17": (
      mvvm, "  @Published private(set) var text: String",
      "  @Published var text: String"
    ),
    "A20": (mvp, "  init(clock: any Clock) {}", "  init() {}"),
    "A21": (
      mvp, "  private let presenter: CounterPresenter",
      "  private let presenter: CounterPresenter\n  private let clock: any Clock"
    ),
    "A22": (
      mvvm, "  private var counter: Counter",
      "  private var counter: Counter\n  var tint: UIColor?"
    ),
    "A23": (
      mvp, "  private weak var view: (any CounterView)?",
      "  private var view: (any CounterView)?"
    ),
    "A24": (mvp, "final class CounterPresenter {", "final class CounterViewModel {"),
  ]

  static let mvp = """
    struct Counter {
      private(set) var count: Int
    }

    protocol Clock: AnyObject {
      func now() -> Int
    }

    protocol CounterView: AnyObject {
      func show(text: String)
    }

    final class CounterPresenter {
      private weak var view: (any CounterView)?
      private var counter: Counter
      private let clock: any Clock
      init(clock: any Clock) {}
      func press() { counter.press() }
    }

    final class CounterViewController: UIViewController, CounterView {
      private let presenter: CounterPresenter
    }

    """

  static let kit = """
    struct Counter {
      private(set) var count: Int
    }

    protocol CounterView: AnyObject {
      func show(text: String)
    }

    final class CounterPresenter {
      private weak var view: (any CounterView)?
      private var counter: Counter
      func press() { counter.press() }
    }

    final class HeadlessCounterView: CounterView, HeadlessView {
      private let presenter: CounterPresenter
    }

    final class CounterScreen: Screen {
      private(set) var view: HeadlessCounterView
    }

    """

  static let mvc = """
    struct Counter {
      private(set) var count: Int
    }

    protocol CounterView: AnyObject {
      var text: String { get set }
    }

    protocol CounterViewDelegate: AnyObject {
      func counterView(_ view: any CounterView, didPress key: Int)
    }

    final class CounterController: CounterViewDelegate {
      private let view: any CounterView
      private var counter: Counter
    }

    final class CounterButtons: UIView, CounterView {
      weak var delegate: (any CounterViewDelegate)?
    }

    """

  static let mvvm = """
    struct Counter {
      private(set) var count: Int
    }

    final class CounterViewModel: ObservableObject {
      @Published private(set) var text: String
      private var counter: Counter
      func press() { counter.press() }
    }

    final class CounterViewController: UIViewController {
      private let viewModel: CounterViewModel
    }

    """
}
