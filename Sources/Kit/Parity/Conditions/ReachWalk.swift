import AppScreens
import TriptychObjectReflection
import TriptychTerminal

extension ScreenWalk {
  /// A replaced view of a mediator that owns the view does not reach it any more: its delegate is nil.
  ///
  /// A view that owns its mediator still has an effect, as long as something owns the view. So a view is
  /// wrong whose gestures change the screen, but nothing once the screen is gone, and with it an object to
  /// which the view has a weak reference.
  func watchReach() throws(Fault) {
    let gestures = (walk.steps.suffix(8) + walk.companions).compactMap { step in
      if case .gesture(let gesture) = step { gesture } else { nil }
    }
    var held: [WeakReference] = []
    var reached: (gesture: Gesture, before: State, after: State)?
    let old = withAutoreleasePool { () -> any HeadlessView<Gesture, Display> in
      let screen = makeScreen()
      for step in steps { screen.take(step) }
      let old: any HeadlessView<Gesture, Display> = screen.view
      screen.replaceView()
      let before = screen.state
      guard !WeakReference(old).isSame(as: screen.view),
        let gesture = gestures.first(where: { gesture in
          old.perform(gesture)
          return screen.state != before
        })
      else { return old }
      reached = (gesture, before, screen.state)
      held = Self.objects(heldBy: adapted(old)).map(WeakReference.init)
      return old
    }
    guard let reached, held.contains(where: { !$0.isAlive }) else { return }
    let objects = adapted(old).map { ObjectState.objects(reachedFrom: $0) } ?? []
    let states = ObjectState.each(of: objects)
    for gesture in gestures { old.perform(gesture) }
    guard ObjectState.each(of: objects) == states else { return }
    throw Fault(
      steps: steps.count, expected: reached.before.summary(where: reached.after),
      shown: """
        \(reached.after.summary(where: reached.before)) after \(reached.gesture.notation.quotedExcerpt), made \
        on a view that was replaced
        """,
      hint: """
        in MVC, is the delegate of the replaced view set to nil? In MVP and MVVM, does anything but the view \
        keep its mediator?
        """)
  }

  /// The objects to which a view itself has a reference, strong or weak.
  private static func objects(heldBy view: AnyObject?) -> [AnyObject] {
    guard let view else { return [] }
    var objects: [AnyObject] = []
    ReflectionWalk.visit([view], limit: 1_000) { stop in
      guard let object = stop.object, object !== view else { return true }
      objects.append(object)
      return false
    }
    return objects
  }
}
