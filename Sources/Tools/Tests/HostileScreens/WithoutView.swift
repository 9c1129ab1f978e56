import AppModels
import AppScreens
import Foundation
import MVP
import TriptychParity

/// Something that a screen in MVP does only while its presenter has no view; all else is right.
public enum WithoutView: String, CaseIterable, Sendable {
  /// The weak view is force-unwrapped after each gesture.
  case forcesView

  /// The weak view is force-unwrapped when a response arrives, and only then.
  case forcesViewForResponse

  /// A gesture waits for a view that never comes.
  case waitsForView

  /// A response is dropped.
  case dropsResponse

  /// A response is kept, and taken once a view is attached, which is right.
  case keepsResponse

  /// A pattern with a colour selector and a music search that do it.
  public var pattern: Pattern {
    Pattern(rawValue).adding { ColourScreen(self) }.adding { MusicScreen(self) }
  }
}

private final class ColourScreen: Screen {
  private(set) var view: ColourView

  init(_ deed: WithoutView) { view = ColourView(ColourMediator(deed)) }

  func replaceView() { view = ColourView(view.mediator) }
}

private final class ColourMediator {
  private let deed: WithoutView
  private let presenter = ColourSelectorPresenter()
  private weak var view: ColourView?

  init(_ deed: WithoutView) { self.deed = deed }

  func attach(_ view: ColourView) {
    self.view = view
    presenter.attach(view)
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    presenter.turn(colour, on: isOn)
    switch deed {
    case .forcesView:
      // swift-format-ignore: NeverForceUnwrap
      view!.isTouched = true
    case .waitsForView: while view == nil { usleep(1_000) }
    case .forcesViewForResponse, .dropsResponse, .keepsResponse: break
    }
  }
}

private final class ColourView: ColourSelectorView, HeadlessView {
  let mediator: ColourMediator
  private(set) var display = ColourSelectorDisplay()
  var isTouched = false

  init(_ mediator: ColourMediator) {
    self.mediator = mediator
    mediator.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      mediator.turn(colour, on: isOn)
    }
  }

  func show(isGreenOn: Bool) { display.green = isGreenOn }
  func show(isYellowOn: Bool) { display.yellow = isYellowOn }
  func show(status: String) { display.status = status }
}

private final class MusicScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: MusicView

  init(_ deed: WithoutView) { view = MusicView(MusicMediator(deed, service)) }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() { view = MusicView(view.mediator) }
}

/// A presenter, and what it does with a response that arrives without a view.
private final class MusicMediator {
  let presenter: MusicSearchPresenter
  private let service: FilteringService

  init(_ deed: WithoutView, _ service: any MusicService) {
    self.service = FilteringService(deed, service)
    presenter = MusicSearchPresenter(service: self.service)
  }

  func attach(_ view: MusicView) {
    service.view = view
    service.takeKept()
    presenter.attach(view)
  }
}

private final class FilteringService: MusicService {
  weak var view: MusicView?
  private let deed: WithoutView
  private let service: any MusicService
  private var kept: [() -> Void] = []

  init(_ deed: WithoutView, _ service: any MusicService) {
    (self.deed, self.service) = (deed, service)
  }

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    service.search(term) { [weak self] response in
      guard let self, view == nil else { return receive(response) }
      switch deed {
      case .forcesViewForResponse:
        // swift-format-ignore: NeverForceUnwrap
        view!.isTouched = true
      case .keepsResponse: kept.append { receive(response) }
      case .dropsResponse: break
      case .forcesView, .waitsForView: receive(response)
      }
    }
  }

  func takeKept() {
    for take in kept { take() }
    kept = []
  }
}

private final class MusicView: MusicSearchView, HeadlessView {
  let mediator: MusicMediator
  private(set) var display = MusicSearchDisplay()
  var isTouched = false

  init(_ mediator: MusicMediator) {
    self.mediator = mediator
    mediator.attach(self)
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      mediator.presenter.edit(query: text)
    case .retry: mediator.presenter.retry()
    }
  }

  func show(query: String) { display.query = query }
  func show(status: String) { display.status = status }
  func show(rows: [MusicSearchRow]) { display.rows = rows }
  func show(canRetry: Bool) { display.retry = canRetry }
}
