import AppScreens

/// A screen whose steps, looks and end are announced beforehand; to reflection it is what it holds.
final class AnnouncingScreen<Base: Screen>: Screen, StepAnnouncing, CustomReflectable {
  private let base: Base
  private let events: WorkerEvents
  private let number: UInt64

  /// Declared, and so released, after the screen.
  private let end: End

  init(_ base: Base, number: UInt64, in events: WorkerEvents) {
    self.base = base
    self.number = number
    self.events = events
    end = End(of: number, in: events)
  }

  deinit {
    events.announce(.lettingGo, on: number)
  }

  var view: Base.View {
    events.announceLook(at: number)
    return base.view
  }

  var display: Base.Display {
    events.announceLook(at: number)
    return base.display
  }

  func perform(_ gesture: Base.Gesture) {
    events.announce(.step, gesture.notation, on: number)
    base.perform(gesture)
  }

  func happen(_ event: Base.Gesture.Event) {
    events.announce(.step, event.notation, on: number)
    base.happen(event)
  }

  var world: any World<Base.Gesture.Event> { base.world }

  func display(through view: Base.View) -> Base.Display {
    base.display(through: view)
  }

  func secondView() -> Base.View? { base.secondView() }

  func announce(_ notation: String) {
    events.announce(.step, notation, on: number)
  }

  func replaceView() {
    events.announce(.step, Step<Base.Gesture>.replaceView.notation, on: number)
    base.replaceView()
  }

  var customMirror: Mirror {
    Mirror(self, children: ["base": base], displayStyle: .class)
  }
}

/// Says when it goes that the screen beside it has gone.
private final class End {
  private let number: UInt64
  private let events: WorkerEvents

  init(of number: UInt64, in events: WorkerEvents) {
    self.number = number
    self.events = events
  }

  deinit {
    events.announce(.gone, on: number)
  }
}
