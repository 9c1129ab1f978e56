import AppScreens

extension AppDefinition {
  /// The specification as a pattern to compare others with; nil for an app without one.
  public var specificationPattern: Pattern? {
    specification.map { rules in
      Pattern(.specification).adding { SpecifiedScreen(rules) }
    }
  }
}

extension String {
  /// The name of the specification where it is listed with patterns, of which none can have it.
  package static let specification = "specification"
}

/// A screen that shows what the rules say, whatever happens; it is its own view and service.
final class SpecifiedScreen<Gesture: ScreenGesture, Display: ScreenDisplay>: Screen, HeadlessView,
  HeadlessService
{
  private var rules: any Specification<Gesture, Display>

  init(_ rules: any Specification<Gesture, Display>) {
    self.rules = rules
  }

  var view: SpecifiedScreen { self }

  var headlessService: any HeadlessService<Gesture.Event> { self }

  var display: Display { rules.display }

  var widgets: [Widget] { rules.service }

  func perform(_ gesture: Gesture) { rules.take(.gesture(gesture)) }

  func deliver(_ event: Gesture.Event) { rules.take(.event(event)) }

  func replaceView() { rules.take(.replaceView) }

  var parts: [AnyObject] { [self] }

  var pending: [String] { [] }
}
