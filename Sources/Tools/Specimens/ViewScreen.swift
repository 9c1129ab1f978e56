import AppScreens

/// A screen that holds only a view, and the world around it; the view holds everything else.
final class ViewScreen<View: ReplaceableView>: Screen {
  private(set) var view: View
  let world: any World<View.Gesture.Event>
  private let complete: (inout View.Display) -> Void

  /// A screen of a view whose mediator has a world as its port.
  ///
  /// - Parameters:
  ///   - view: The first view.
  ///   - world: The world.
  ///   - complete: Fills in what the screen knows of the world, and no view shows.
  init(
    _ view: View, world: any World<View.Gesture.Event>,
    complete: @escaping (inout View.Display) -> Void = { _ in }
  ) {
    self.view = view
    self.world = world
    self.complete = complete
  }

  /// A screen of an app without a world.
  convenience init(_ view: View) where View.Gesture.Event == NoEvent {
    self.init(view, world: NoWorld())
  }

  /// A screen in no pattern; events happen to its state.
  convenience init<State: PlainState>(_ state: State) where View == PlainView<State> {
    let world = PlainWorld<State>()
    self.init(PlainView(state, in: world), world: world)
  }

  func display(through view: View) -> View.Display {
    var display = view.display
    complete(&display)
    return display
  }

  func replaceView() { view = View(replacing: view) }
}

/// A view that another of its type can replace.
protocol ReplaceableView: HeadlessView {
  /// A view that takes the place of an old one.
  init(replacing view: Self)
}
