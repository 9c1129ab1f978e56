import AppScreens

/// One app in the terminal: draws its display, and turns keys into steps.
protocol Head<Gesture, Display> {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay
  var name: String { get }
  var isTyping: Bool { get }
  var screen: (any Screen<Gesture, Display>)? { get set }
  var steps: [Step<Gesture>] { get set }
  func makeScreen(in pattern: Pattern) -> (any Screen<Gesture, Display>)?
  func draw(in room: Room) -> [String]
  mutating func step(for key: Key, in room: Room) -> Step<Gesture>?
}

extension Head {
  var isTyping: Bool { false }
  var display: Display { screen?.display ?? Display() }
  var views: Int { steps.count { $0 == .replaceView } + 1 }
  var summary: String {
    display.widgets.map { "\($0.name) \"\($0.text.printable)\"" }.joined(separator: "  ") + "\n"
  }

  /// The number of events so far, which tells which one a key makes next.
  var events: Int { steps.count { if case .event = $0 { true } else { false } } }

  func makeScreen(in pattern: Pattern) -> (any Screen<Gesture, Display>)? {
    pattern.screenFactory(Gesture.self, Display.self)?()
  }

  /// Repeats all steps so far on a new screen in another pattern.
  mutating func change(to pattern: Pattern) {
    screen = makeScreen(in: pattern)
    for step in steps { screen?.take(step) }
  }

  mutating func take(line: String, show: (String) -> Void) throws(NotationFailure) {
    for step in line.isEmpty ? [] : try Step<Gesture>.read(line) {
      take(step)
      show(summary)
    }
  }

  mutating func press(_ key: Key, in room: Room) { step(for: key, in: room).map { take($0) } }
  mutating func replaceView() { take(.replaceView) }

  private mutating func take(_ step: Step<Gesture>) {
    steps.append(step)
    screen?.take(step)
  }
}
