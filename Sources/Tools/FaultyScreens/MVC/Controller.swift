import AppScreens

/// A controller in MVC, for faulty screens to override; to hold it is to hold the screen.
///
/// It holds the view, and what changes the model; the view holds it weakly, as its delegate.
class Controller<Model: TellingMediator>: Screen {
  final let model: Model
  final let headlessService: any HeadlessService<Model.Gesture.Event>
  final private(set) lazy var view = makeView()

  init(_ model: Model, service: any HeadlessService<Model.Gesture.Event>) {
    self.model = model
    headlessService = service
    model.tell = { [weak self] in self?.show($0) }
    setUp()
  }

  final func replaceView() {
    view.delegate = nil
    view = makeView()
    setUp()
  }

  func makeView() -> DelegatingView<Model> { DelegatingView() }

  private func setUp() {
    view.delegate = self
    show(model.attach(view))
  }

  func view(_ view: DelegatingView<Model>, didPerform gesture: Model.Gesture) {
    model.perform(gesture)
  }

  func show(_ display: Model.Display) { view.display = display }
}

/// A view in MVC, for faulty screens to override.
class DelegatingView<Model: TellingMediator>: HeadlessView {
  weak var delegate: Controller<Model>?
  final var display = Model.Display()

  final func perform(_ gesture: Model.Gesture) { delegate?.view(self, didPerform: gesture) }
}

extension Controller where Model.Gesture.Event == Never {
  /// A controller of an app without a service.
  convenience init(_ model: Model) { self.init(model, service: NoService()) }
}

extension Controller where Model.Gesture == AddressFormGesture {
  /// A controller of an address form, with a store of its own.
  convenience init(_ makeModel: (HeadlessAddressStore) -> Model) {
    let store = HeadlessAddressStore()
    self.init(makeModel(store), service: store)
  }
}

extension Controller where Model.Gesture == MusicSearchGesture {
  /// A controller of a music search, with a service of its own.
  convenience init(_ makeModel: (HeadlessMusicService) -> Model) {
    let service = HeadlessMusicService()
    self.init(makeModel(service), service: service)
  }
}
