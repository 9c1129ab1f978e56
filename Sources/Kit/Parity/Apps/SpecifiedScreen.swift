import AppScreens

extension AppDefinition {
  /// The specification as a pattern to compare others with; nil for an app without one.
  public var specificationPattern: Pattern? {
    specification.map { rules in
      Pattern(.specification).adding { SpecifiedScreen(SpecificationRun(rules).withoutRules) }
    }
  }
}

extension String {
  /// The name of the specification where it stands beside patterns, of which none can have it.
  package static let specification = "specification"
}

/// A screen that shows what the rules say, whatever happens.
final class SpecifiedScreen<Gesture: ScreenGesture, Display: ScreenDisplay>: Screen {
  private let state: SpecifiedWorld<Gesture, Display>
  private(set) var view: SpecifiedView<Gesture, Display>

  init(_ rules: SpecificationRun<Gesture, Display>) {
    state = SpecifiedWorld(rules)
    view = SpecifiedView(state)
  }

  var world: any World<Gesture.Event> { state }

  func replaceView() {
    state.rules.take(.replaceView)
    view = SpecifiedView(state)
  }
}

/// The view of a screen that shows what the rules say.
final class SpecifiedView<Gesture: ScreenGesture, Display: ScreenDisplay>: HeadlessView {
  private let state: SpecifiedWorld<Gesture, Display>

  init(_ state: SpecifiedWorld<Gesture, Display>) {
    self.state = state
  }

  func perform(_ gesture: Gesture) {
    state.rules.take(.gesture(gesture))
  }

  var display: Display { state.rules.display }
}

/// The world of a screen that shows what the rules say: the rules, and how far they have come.
final class SpecifiedWorld<Gesture: ScreenGesture, Display: ScreenDisplay>: World {
  fileprivate var rules: SpecificationRun<Gesture, Display>

  init(_ rules: SpecificationRun<Gesture, Display>) {
    self.rules = rules
  }

  func deliver(_ event: Gesture.Event) {
    rules.take(.event(event))
  }

  var parts: [AnyObject] { [self] }

  var pending: [String] { [] }
}
