import AppScreens

/// A screen that owns only a view and its service; the view owns everything else.
final class ViewScreen<View: ReplaceableView>: Screen {
  private(set) var view: View
  let headlessService: any HeadlessService<View.Gesture.Event>

  /// A screen of a view whose mediator uses a service.
  init(_ view: View, service: any HeadlessService<View.Gesture.Event>) {
    self.view = view
    headlessService = service
  }

  func replaceView() { view = View(replacing: view) }
}

/// A view that another of its type can replace.
protocol ReplaceableView: HeadlessView {
  /// A view that takes the place of an old one.
  init(replacing view: Self)
}

extension ViewScreen where View.Gesture.Event == Never {
  /// A screen of an app without a service.
  convenience init(_ view: View) { self.init(view, service: NoService()) }

  /// A screen whose mediator tells its view of a state.
  convenience init<State>(_ state: State) where View == ToldView<Mediator<State>> {
    self.init(ToldView(Mediator(state)))
  }
}

extension ViewScreen where View.Gesture == AddressFormGesture {
  /// A screen of an address form, with a store of its own.
  convenience init(_ makeView: (HeadlessAddressStore) -> View) {
    let store = HeadlessAddressStore()
    self.init(makeView(store), service: store)
  }

  /// A screen whose mediator tells its view of a state.
  convenience init<State>(_ state: State) where View == ToldView<AddressFormMediator<State>> {
    self.init { ToldView(AddressFormMediator($0, state)) }
  }
}

extension ViewScreen where View.Gesture == MusicSearchGesture {
  /// A screen of a music search, with a service of its own.
  convenience init(_ makeView: (HeadlessMusicService) -> View) {
    let service = HeadlessMusicService()
    self.init(makeView(service), service: service)
  }
}
