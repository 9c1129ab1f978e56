import AppModels
import AppScreens

/// Makes itself, as a generic screen needs it.
protocol MediatorFixture: AnyObject { init() }

final class PressMediator: MediatorFixture {}
final class ShowMediator: MediatorFixture {}
final class BindMediator: MediatorFixture {}
final class StoreMediator: MediatorFixture {}

extension Pattern {
  static let press = Pattern("Press").adding(MediatedScreen<PressMediator>.init)
  static let show = Pattern("Show").adding(MediatedScreen<ShowMediator>.init)
  static let bind = Pattern("Bind").adding(MediatedScreen<BindMediator>.init)
  static let store = Pattern("Store").adding(MediatedScreen<StoreMediator>.init)
}

private final class MediatedScreen<Mediator: MediatorFixture>: Screen {
  private(set) var view = MediatedView(mediator: Mediator())

  func replaceView() { view = MediatedView(mediator: view.mediator) }
}

private final class MediatedView<Mediator: MediatorFixture>: HeadlessView {
  let mediator: Mediator
  let display = CalculatorDisplay(text: "0")

  init(mediator: Mediator) { self.mediator = mediator }

  func perform(_ gesture: CalculatorGesture) {}
}
