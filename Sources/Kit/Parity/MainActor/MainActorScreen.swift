import AppScreens

/// A screen of the main actor, used from wherever a walk is taken.
///
/// Each step is taken on the main actor. Then the main queue turns until the tasks of the screen have nothing
/// more to do.
final class MainActorScreen<Gesture: ScreenGesture, Display: ScreenDisplay>: Screen,
  MainActorAdapter
{
  private let screen: Isolated<any Screen<Gesture, Display>>
  private let service: MainActorService<Gesture.Event>
  private let tasks: MainActorTasks

  init(
    _ makeScreen: @MainActor () -> any Screen<Gesture, Display>, within times: TaskTimes
  ) {
    let tasks = MainActorTasks(within: times)
    self.tasks = tasks
    screen = MainThread.perform { tasks.start { Isolated(makeScreen()) } }
    tasks.settle()
    service = MainActorService(screen.use { Isolated($0.headlessService) }, tasks)
  }

  /// Releases the screen where an app would.
  deinit {
    screen.release()
    tasks.settle()
  }

  var adapted: AnyObject? { screen.reflected.map { $0 as AnyObject } }

  var view: MainActorView<Gesture, Display> {
    MainActorView(screen.use { Isolated($0.view) }, tasks)
  }

  var headlessService: any HeadlessService<Gesture.Event> { service }

  func secondView() -> MainActorView<Gesture, Display>? {
    screen.use { screen in
      screen.secondView().map { Isolated($0 as any HeadlessView<Gesture, Display>) }
    }
    .map { MainActorView($0, tasks) }
  }

  var display: Display { screen.use { $0.display } }

  func perform(_ gesture: Gesture) {
    tasks.take(screen) { $0.perform(gesture) }
  }

  /// Performs a gesture of a user who does not wait for what tasks do on other threads, or after a while.
  func performInHaste(_ gesture: Gesture) {
    tasks.begin(screen) { $0.perform(gesture) }
    for _ in 0..<3 { MainThread.turn() }
  }

  /// Waits for some milliseconds, and until the tasks have nothing more to do.
  func settle(for delay: Int) { tasks.settle(for: delay) }

  func deliver(_ event: Gesture.Event) {
    tasks.take(screen) { $0.deliver(event) }
  }

  func replaceView() {
    tasks.take(screen) { $0.replaceView() }
  }
}

/// A view of a screen of the main actor.
final class MainActorView<Gesture: ScreenGesture, Display: ScreenDisplay>: HeadlessView,
  MainActorAdapter
{
  private let view: Isolated<any HeadlessView<Gesture, Display>>
  private let tasks: MainActorTasks

  init(_ view: Isolated<any HeadlessView<Gesture, Display>>, _ tasks: MainActorTasks) {
    (self.view, self.tasks) = (view, tasks)
  }

  deinit { view.release() }

  var adapted: AnyObject? { view.reflected.map { $0 as AnyObject } }

  var display: Display { view.use { $0.display } }

  func perform(_ gesture: Gesture) {
    tasks.take(view) { $0.perform(gesture) }
  }
}

/// The service of a screen of the main actor, which may outlive the screen.
final class MainActorService<Event: ScreenEvent>: HeadlessService, MainActorAdapter {
  private let service: Isolated<any HeadlessService<Event>>
  private let tasks: MainActorTasks

  init(_ service: Isolated<any HeadlessService<Event>>, _ tasks: MainActorTasks) {
    (self.service, self.tasks) = (service, tasks)
  }

  /// Responds to what was cancelled and releases the service, once nothing of the kit can use it any more.
  ///
  /// A task that never gets its response would keep itself and its service for as long as the process lives. While
  /// the service is used, the steps respond, to mediators that have outlived the screen as well.
  deinit {
    if !tasks.haveEnded { answerCancelled(failing: false) }
    service.release()
  }

  var adapted: AnyObject? { service.reflected.map { $0 as AnyObject } }

  var title: String { service.use { $0.title } }

  var parts: [AnyObject] { service.use { Isolated($0.parts) }.reflected as? [AnyObject] ?? [] }

  var widgets: [Widget] { service.use { $0.widgets } }

  var pending: [String] { service.use { $0.pending } }

  func deliver(_ event: Event) {
    tasks.take(service) { $0.deliver(event) }
  }

  func answerCancelled(failing isFailing: Bool) {
    tasks.take(service) { $0.answerCancelled(failing: isFailing) }
  }
}
