import AppScreens
import TriptychObjectReflection

/// A rule of architecture that only running a screen decides; the raw value is its number.
///
/// A walk with a trial is taken for this rule alone: it ends with a fault if the rule is broken.
enum ArchitectureTrial: String, CaseIterable, Codable, Sendable {
  /// The mediator works without a view.
  case withoutView = "A18"

  /// One mediator serves two views at once.
  case twoViews = "A19"
}

/// The reason for not deciding on A18 where what changes with a view is gone without it.
let noMediatorLeft = "a replaced view keeps no mediator alive"

extension ScreenWalk {
  /// Takes the walk for a rule of architecture.
  func ending(of trial: ArchitectureTrial) -> Outcome<Defect> {
    switch trial {
    case .withoutView: endingWithoutView
    case .twoViews: endingWithTwoViews(makeScreen())
    }
  }

  /// Takes the last step when the new view and the screen are gone: a gesture on the view before, or an event.
  ///
  /// It must change something, if it does so with a view.
  /// One display is noted before that step and one after it, so that the place of a crash is known.
  private var endingWithoutView: Outcome<Defect> {
    guard let last = steps.last else { return .notRun("there is no step to take") }
    let types = typesChanged(by: last)
    guard !types.isEmpty else {
      return .notRun("no gesture seems to change a model or a mediator")
    }
    let (view, service, pending, shared) = withAutoreleasePool(remains)
    let objects = shared.compactMap(\.object)
    guard types.isSubset(of: objects.map { ObjectIdentifier(type(of: $0)) }) else {
      return .notRun(noMediatorLeft)
    }
    let before = ObjectState.each(of: objects)
    see(nil)
    switch last {
    case .gesture(let gesture): view.perform(gesture)
    case .event(let event):
      guard service.pending == pending else { return .notRun("without a view, nothing is pending") }
      service.deliver(event)
    case .replaceView: break
    }
    see(nil)
    guard ObjectState.each(of: objects) != before else {
      let shown = "none without a view"
      return .wrong(
        .fault(Fault(steps: steps.count, expected: "a change of state", shown: shown)))
    }
    return .right
  }

  /// The types of the objects that a step changes on a screen with a view, but for what each view has of its
  /// own, as a replaced view has, too.
  private func typesChanged(by step: Step<Gesture>) -> Set<ObjectIdentifier> {
    let (screen, view) = replacedView()
    let objects = ObjectState.objects(reachedFrom: screen)
    let ofScreen = Set(objects.map(ObjectIdentifier.init))
    let ownTypes = ObjectState.objects(reachedFrom: view)
      .filter { !ofScreen.contains(ObjectIdentifier($0)) }
      .map { ObjectIdentifier(type(of: $0)) }
    let before = ObjectState.each(of: objects)
    screen.take(step)
    let changed = zip(objects, zip(before, ObjectState.each(of: objects)))
      .filter { _, states in states.0 != states.1 }
    return Set(changed.map { ObjectIdentifier(type(of: $0.0)) }).subtracting(ownTypes)
  }

  /// A replaced view and the service of a screen that is gone, what was pending there before, and what the
  /// view shared with the screen.
  private func remains() -> (
    view: any HeadlessView<Gesture, Display>, service: any HeadlessService<Gesture.Event>,
    pending: [String],
    shared: [WeakReference]
  ) {
    let (screen, view) = replacedView()
    let ofScreen = Set(ObjectState.objects(reachedFrom: screen).map(ObjectIdentifier.init))
    let shared = ObjectState.objects(reachedFrom: view)
      .filter { ofScreen.contains(ObjectIdentifier($0)) }.map(WeakReference.init)
    return (view, screen.headlessService, screen.headlessService.pending, shared)
  }

  /// A screen after all steps but the last, and the view that was then replaced.
  private func replacedView() -> (screen: AnyScreen, view: any HeadlessView<Gesture, Display>) {
    func view(of screen: some Screen<Gesture, Display>) -> any HeadlessView<Gesture, Display> {
      screen.view
    }
    let screen = makeScreen()
    for step in steps.dropLast() { screen.take(step) }
    let old = view(of: screen)
    screen.replaceView()
    return (screen, old)
  }

  /// Makes the gestures on a view and on a second one by turns; both must always show the same.
  private func endingWithTwoViews(_ screen: some Screen<Gesture, Display>) -> Outcome<Defect> {
    guard let second = screen.secondView() else {
      return .notRun("the screen offers no second view")
    }
    for count in 0...steps.count {
      if count > 0, case .gesture(let gesture) = steps[count - 1] {
        if count.isMultiple(of: 2) { second.perform(gesture) } else { screen.perform(gesture) }
      }
      let (shown, other) = (screen.display, second.display)
      guard other.showsTexts(of: shown) else {
        return .wrong(
          .fault(
            Fault(
              steps: count, expected: shown.summary(where: other),
              shown: "\(other.summary(where: shown)) on a second view")))
      }
    }
    return .right
  }
}
