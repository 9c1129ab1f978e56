import AppScreens
import TriptychFaultyScreens
import TriptychParity

/// A correct screen behind a view that shows something else, or ignores some gestures.
package final class AlteredScreen<Gesture: ScreenGesture, Display: ScreenDisplay>: Screen {
  /// The display that is seen, made of the last one that was seen, the gesture, and the right display.
  package typealias Alteration =
    @Sendable (_ last: Display, _ gesture: Gesture?, _ right: Display) -> Display

  package private(set) var view: AlteredView<Gesture, Display>
  package var headlessService: any HeadlessService<Gesture.Event> { view.base.headlessService }

  init(
    _ base: any Screen<Gesture, Display>, ignoring isIgnored: @escaping (Gesture) -> Bool,
    _ alteration: @escaping Alteration
  ) {
    view = AlteredView(base, ignoring: isIgnored, alteration)
  }

  package func deliver(_ event: Gesture.Event) {
    view.base.deliver(event)
    view.update(nil)
  }

  package func replaceView() {
    view.base.replaceView()
    view = AlteredView(view.base, ignoring: view.isIgnored, view.alteration)
  }

  /// A pattern of one app, whose screens are the plain ones of MVP, altered.
  package static func pattern<App: AppDefinition>(
    _ name: String, of app: App,
    ignoring isIgnored: @escaping @Sendable (Gesture) -> Bool = { _ in false },
    _ alteration: @escaping @Sendable (Display, Gesture?, Display) -> Display
  ) -> Pattern where App.Gesture == Gesture, App.Display == Display {
    guard let makeScreen = app.screenFactory(in: .plainMVP) else { return Pattern(name) }
    return Pattern(name).adding { AlteredScreen(makeScreen(), ignoring: isIgnored, alteration) }
  }
}

package final class AlteredView<Gesture: ScreenGesture, Display: ScreenDisplay>: HeadlessView {
  let base: any Screen<Gesture, Display>
  let isIgnored: (Gesture) -> Bool
  let alteration: AlteredScreen<Gesture, Display>.Alteration
  package private(set) var display: Display

  init(
    _ base: any Screen<Gesture, Display>, ignoring isIgnored: @escaping (Gesture) -> Bool,
    _ alteration: @escaping AlteredScreen<Gesture, Display>.Alteration
  ) {
    self.base = base
    self.isIgnored = isIgnored
    self.alteration = alteration
    display = alteration(base.display, nil, base.display)
  }

  package func perform(_ gesture: Gesture) {
    guard !isIgnored(gesture) else { return }
    base.perform(gesture)
    update(gesture)
  }

  func update(_ gesture: Gesture?) {
    display = alteration(display, gesture, base.display)
  }
}
