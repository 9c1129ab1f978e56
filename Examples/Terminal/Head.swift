import AppScreens

/// One app in the terminal: draws its display, and turns keys into gestures.
protocol Head<Gesture, Display> {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay
  var name: String { get }
  var isTyping: Bool { get }
  var screen: (any Screen<Gesture, Display>)? { get set }
  var steps: [Step<Gesture>] { get set }
  func draw(width: Int) -> [String]
  mutating func gesture(for key: Character) -> Gesture?
}

extension Head {
  var isTyping: Bool { false }
  var display: Display { screen?.display ?? Display() }
  var views: Int { steps.count { $0 == .replaceView } + 1 }
  var summary: String {
    display.widgets.map { "\($0.name) \($0.text.debugDescription)" }.joined(separator: "  ") + "\n"
  }

  /// Repeats all steps so far on a new screen in another pattern.
  mutating func change(to pattern: Pattern) {
    screen = pattern.screenFactory(Gesture.self, Display.self)?()
    for step in steps { screen?.take(step) }
  }

  mutating func take(line: String, show: (String) -> Void) throws(NotationFailure) {
    for step in line.isEmpty ? [] : try Step<Gesture>.read(line) {
      take(step)
      show(summary)
    }
  }

  mutating func press(_ key: Character) { gesture(for: key).map { take(.gesture($0)) } }
  mutating func replaceView() { take(.replaceView) }

  private mutating func take(_ step: Step<Gesture>) {
    steps.append(step)
    screen?.take(step)
  }
}
