import AppModels
import AppScreens
import MVVM

/// Updates views from a list, from which the view that came last is taken when any goes.
final class ViewList<Mediator: TellingMediator> {
  let mediator: Mediator
  private var updates: [(Mediator.Display) -> Void] = []

  init(_ mediator: Mediator) {
    self.mediator = mediator
    mediator.tell = { [weak self] display in
      for update in self?.updates ?? [] { update(display) }
    }
  }

  func add(_ update: @escaping (Mediator.Display) -> Void) {
    updates.append(update)
    update(mediator.display)
  }

  func remove() { _ = updates.popLast() }
}

/// A view on a list, until it goes.
final class ListedView<Mediator: TellingMediator>: HeadlessView {
  private var list: ViewList<Mediator>?
  private let mediator: Mediator
  private(set) var display = Mediator.Display()

  init(_ list: ViewList<Mediator>) {
    (self.list, mediator) = (list, list.mediator)
    list.add { [weak self] in self?.display = $0 }
  }

  deinit { leave() }

  func leave() { list.take()?.remove() }

  func perform(_ gesture: Mediator.Gesture) { mediator.perform(gesture) }
}

/// A screen with views on a list.
final class ListScreen<Mediator: TellingMediator>: Screen where Mediator.Gesture.Event == Never {
  private let list: ViewList<Mediator>
  private(set) var view: ListedView<Mediator>

  init(_ mediator: Mediator) {
    list = ViewList(mediator)
    view = ListedView(list)
  }

  func secondView() -> ListedView<Mediator>? { ListedView(list) }

  func replaceView() {
    view.leave()
    view = ListedView(list)
  }
}

/// A screen whose second view is held by its own binding.
final class CapturedSecondViewScreen: Screen {
  private(set) var view = BindingView(Mediator(PlainCalculator()))

  func secondView() -> BindingView<Mediator<PlainCalculator>>? { CapturedView(view.viewModel) }

  func replaceView() { view = BindingView(replacing: view) }
}
