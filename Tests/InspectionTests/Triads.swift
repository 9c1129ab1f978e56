import Testing

@testable import Inspection

/// The source of a counter in each pattern, without a fault.
enum CleanSource {
  static func of(_ pattern: Triad.Pattern) -> String {
    switch pattern {
    case .mvc: mvc + rest
    case .mvp: mvp + rest
    case .mvvm: mvvm + rest
    }
  }

  private static let mvc = """
    final class CounterScreen: Screen {
      private let controller: CounterController
      var view: HeadlessCounterView { controller.screenView }
    }

    final class CounterController: CounterViewDelegate {
      private(set) var view: any CounterView
      private var counter: Counter
      private let clock: any Clock
      init(view: any CounterView, clock: any Clock) {}
      func counterView(_ view: any CounterView, didPress key: Int) { view.text = "On" }
    }

    protocol CounterView: AnyObject {
      var delegate: (any CounterViewDelegate)? { get set }
      var text: String { get set }
    }

    protocol CounterViewDelegate: AnyObject {
      func counterView(_ view: any CounterView, didPress key: Int)
    }

    final class HeadlessCounterView: CounterView, HeadlessView {
      weak var delegate: (any CounterViewDelegate)?
      var text: String = ""
    }

    """

  private static let mvp = """
    final class CounterScreen: Screen {
      private(set) var view: HeadlessCounterView
    }

    final class CounterPresenter {
      private weak var view: (any CounterView)?
      private var counter: Counter
      private let clock: any Clock
      init(clock: any Clock) {}
      func attach(_ view: any CounterView) { view.show(text: "On") }
    }

    protocol CounterView: AnyObject {
      func show(text: String)
    }

    final class HeadlessCounterView: CounterView, HeadlessView {
      let presenter: CounterPresenter
      private(set) var text: String = ""
    }

    """

  private static let mvvm = """
    final class CounterScreen: Screen {
      private(set) var view: HeadlessCounterView
    }

    final class CounterViewModel {
      @Observed private(set) var text: String
      private var counter: Counter
      private let clock: any Clock
      init(clock: any Clock) {}
    }

    protocol CounterView: AnyObject {
      var viewModel: CounterViewModel { get }
    }

    final class HeadlessCounterView: CounterView, HeadlessView {
      let viewModel: CounterViewModel
      private var text: String = ""
    }

    """

  private static let rest = """

    struct Counter {
      private(set) var count: Int
      func isOn() -> Bool { count > 0 }
    }

    protocol Clock: AnyObject {
      func now() -> Int
    }

    final class WallClock: Clock {
      var hour: Int
      func now() -> Int { hour }
    }

    """
}

/// A line of a clean source, and what takes its place.
struct Fault: CustomTestStringConvertible {
  let pattern: Triad.Pattern
  let line: String
  let replacement: String

  /// The rules of its pattern that it breaks.
  let broken: [String]

  init(_ pattern: Triad.Pattern, _ broken: String..., replacing line: String, by lines: String...) {
    self.pattern = pattern
    self.broken = broken
    self.line = line
    replacement = lines.joined(separator: "\n")
  }

  /// The triad that has the fault, in a package of its own.
  func triad() throws -> PackageInspection.Case? {
    let source = CleanSource.of(pattern)
    guard source.contains("\(line)\n") else { return nil }
    let module = "Own\(pattern.rawValue)"
    let broken = source.replacing("\(line)\n", with: "\(replacement)\n", maxReplacements: 1)
    return try DeclaredPackage([module: broken]).inspection().cases(in: module).first
  }

  var testDescription: String {
    "\(pattern.rawValue) \(broken.joined(separator: ", ")): \(replacement)"
  }
}
