import AppScreens
import Inspection
import Parity
import Traces

/// The architecture rules that only running a pattern's screen can decide.
struct ArchitectureTrial<Subject: AppDefinition> {
  let app: Subject
  let makeScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>

  /// A trial of an app in a pattern; nil if the pattern does not have it.
  init?(of app: Subject, in pattern: Pattern) {
    guard let makeScreen = app.screenFactory(in: pattern) else { return nil }
    self.app = app
    self.makeScreen = makeScreen
  }

  /// The view's module and name, without generic arguments.
  var view: String {
    String(String(reflecting: type(of: makeScreen().view as AnyObject)).prefix { $0 != "<" })
  }

  /// A18: a gesture on a view that was replaced still changes what model or mediator hold when the
  /// new view is gone too.
  var worksWithoutView: ArchitectureRule.Verdict {
    let gestures = app.alphabet.filter(changesState)
    guard let first = gestures.first else {
      return .notDecided(because: "no gesture was seen to change a model or a mediator")
    }
    guard let view = orphan() else {
      return .notDecided(because: "a view that was replaced cannot be told from the new one")
    }
    guard !ModelState(behind: view, withMediator: true).isEmpty else {
      return .notDecided(because: "a view that was replaced reaches no mediator")
    }
    // A view that has let go of its bindings may be unable to set a value, but not to say anything.
    guard gestures.contains(where: isHeardWithoutView) else {
      return .broken([.init("\(first.notation) changes nothing once the view is gone", at: nil)])
    }
    return .holds
  }

  /// A19: a second view shows what the first does, after gestures on either.
  var servesTwoViews: ArchitectureRule.Verdict { servesTwoViews(makeScreen()) }

  private func servesTwoViews(
    _ screen: some Screen<Subject.Gesture, Subject.Display>
  ) -> ArchitectureRule.Verdict {
    guard let second = screen.secondView() else {
      return .notDecided(because: "the screen offers no second view")
    }
    var generator = SeededGenerator(seed: 1)
    var steps: [String] = []
    for count in 0..<200 {
      guard screen.display == screen.display(through: second) else {
        let step = steps.isEmpty ? "at first" : "after \(steps.joined(separator: " "))"
        return .broken([.init("the two views differ \(step)", at: nil)])
      }
      guard let gesture = app.alphabet.randomElement(using: &generator) else { break }
      steps.append(gesture.notation)
      if count.isMultiple(of: 2) { screen.perform(gesture) } else { second.perform(gesture) }
    }
    return .holds
  }

  private func changesState(_ gesture: Subject.Gesture) -> Bool {
    let screen = makeScreen()
    let before = ModelState(behind: screen, withMediator: true)
    screen.perform(gesture)
    return ModelState(behind: screen, withMediator: true) != before
  }

  private func isHeardWithoutView(_ gesture: Subject.Gesture) -> Bool {
    guard let view = orphan() else { return false }
    let before = ModelState(behind: view, withMediator: true)
    view.perform(gesture)
    return ModelState(behind: view, withMediator: true) != before
  }

  /// A replaced view whose successor and screen are both gone.
  private func orphan() -> (any HeadlessView<Subject.Gesture, Subject.Display>)? {
    let screen = makeScreen()
    let view = view(of: screen)
    screen.replaceView()
    return view === self.view(of: screen) ? nil : view
  }

  private func view(
    of screen: some Screen<Subject.Gesture, Subject.Display>
  ) -> any HeadlessView<Subject.Gesture, Subject.Display> { screen.view }
}
