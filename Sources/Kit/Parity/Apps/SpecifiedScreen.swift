import AppScreens

extension AppDefinition {
  /// The specification as a pattern to compare others with; nil for an app without one.
  public var specificationPattern: Pattern? {
    specification.map { $0.asPattern }
  }

  /// Patterns behind the specification, if the app has one.
  public func besideSpecification(_ patterns: [Pattern]) -> [Pattern] {
    let able = patterns.contains { isWritten(in: $0) }
    return (able ? specificationPattern.map { [$0] } ?? [] : []) + patterns
  }
}

extension Specification {
  /// A pattern whose screens show what the rules say.
  fileprivate var asPattern: Pattern {
    Pattern(.specification) { @Sendable in SpecifiedScreen(self) }
  }
}

extension String {
  /// The name of the specification where it stands beside patterns, of which none can have it.
  package static let specification = "specification"
}

/// A screen that shows what the rules say, whatever happens.
final class SpecifiedScreen<Rules: Specification>: Screen {
  private let run: SpecifiedRun<Rules>
  private(set) var view: SpecifiedView<Rules>

  init(_ rules: Rules) {
    run = SpecifiedRun(rules)
    view = SpecifiedView(run)
  }

  var world: any World<Rules.Gesture.Event> { run }

  func replaceView() {
    run.take(.replaceView)
    view = SpecifiedView(run)
  }
}

/// The view of a screen that shows what the rules say.
final class SpecifiedView<Rules: Specification>: HeadlessView {
  private let run: SpecifiedRun<Rules>

  init(_ run: SpecifiedRun<Rules>) {
    self.run = run
  }

  func perform(_ gesture: Rules.Gesture) {
    run.take(.gesture(gesture))
  }

  var display: Rules.Display { run.display }
}

/// The rules at work: how far they have come, and what must be seen now.
final class SpecifiedRun<Rules: Specification>: World {
  private var rules: Rules
  private(set) var display: Rules.Display

  init(_ rules: Rules) {
    self.rules = rules
    display = rules.initial.display
  }

  func take(_ step: Step<Rules.Gesture>) {
    var expected = Expectation(display, by: "")
    rules.take(step, showing: &expected)
    display = expected.display
  }

  func deliver(_ event: Rules.Gesture.Event) {
    take(.event(event))
  }

  var parts: [AnyObject] { [self] }

  var pending: [String] { [] }
}
