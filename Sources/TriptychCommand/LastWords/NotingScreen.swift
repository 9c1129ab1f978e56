import AppScreens
import Parity

/// A screen whose steps are noted before they are taken; to reflection it is what it holds.
private final class NotingScreen<Base: Screen>: Screen, StepAnnouncing, CustomReflectable {
  private let base: Base
  private let note: (@escaping @Sendable () -> String) -> Void
  private let noteLook: () -> Void

  init(_ base: Base, _ history: ScreenHistory) {
    self.base = base
    note = history.note
    noteLook = history.isLast
  }

  var view: Base.View {
    noteLook()
    return base.view
  }

  var display: Base.Display {
    noteLook()
    return base.display
  }

  var world: any World<Base.Gesture.Event> { base.world }

  func announce(_ notation: String) {
    note { notation }
  }

  func perform(_ gesture: Base.Gesture) {
    note { gesture.notation }
    base.perform(gesture)
  }

  func happen(_ event: Base.Gesture.Event) {
    note { event.notation }
    base.happen(event)
  }

  func display(through view: Base.View) -> Base.Display { base.display(through: view) }

  func secondView() -> Base.View? { base.secondView() }

  func replaceView() {
    note { Step<Base.Gesture>.replaceView.notation }
    base.replaceView()
  }

  var customMirror: Mirror { Mirror(self, children: ["base": base], displayStyle: .class) }
}

extension AppDefinition {
  /// A pattern that notes whose screen of this app is made and, where they may be, the steps on it.
  func noting(_ pattern: Pattern, steps: Bool) -> Pattern {
    let (app, name) = (self.name, pattern.name)
    return pattern.replacingFactory(Gesture.self, Display.self) { makeScreen in
      let history = ScreenHistory(of: app, in: name)
      history.isLast()
      let screen = makeScreen()
      return steps ? Self.noting(screen, history) : screen
    }
  }

  private static func noting<Base: Screen>(
    _ screen: Base, _ history: ScreenHistory
  ) -> any Screen<Base.Gesture, Base.Display> {
    NotingScreen(screen, history)
  }
}
