import AppModels
import AppScreens
import RecordedAppScreens
import TriptychTraces

final class SearchPresenter {
  private weak var view: PresentedSearchView?
  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: CancellationToken?

  init(service: any MusicService) {
    self.service = service
  }

  func attach(_ view: PresentedSearchView) {
    self.view = view
    view.show(query: search.query)
    update()
  }

  func edit(query: String) {
    search.edit(query: query)
  }

  private func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = service.search(request.term.text) { [weak self] in
      self?.search.receive($0, to: request)
    }
  }

  private func update() {
    view?.show(status: statusText(search))
    view?.show(canRetry: search.canRetry)
  }
}

final class PresentedSearchView: RecordingView {
  let presenter: SearchPresenter
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  init(presenter: SearchPresenter) {
    self.presenter = presenter
    presenter.attach(log.call("presenter.attach(_:)", self))
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      presenter.edit(query: log.call("presenter.edit(query:)", text))
    case .retry: break
    }
  }

  func show(query: String) {
    log.show("show(query:)", query)
    display.query = query
  }

  func show(status: String) {
    log.show("show(status:)", status)
    display.status = status
  }

  func show(canRetry: Bool) {
    log.show("show(canRetry:)", canRetry)
    display.retry = canRetry
  }
}

final class PresentedSearchScreen: Screen {
  private let service = RecordedAppScreens.HeadlessMusicService()
  private(set) var view: PresentedSearchView

  init() {
    view = PresentedSearchView(presenter: SearchPresenter(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = PresentedSearchView(presenter: view.presenter)
  }
}
