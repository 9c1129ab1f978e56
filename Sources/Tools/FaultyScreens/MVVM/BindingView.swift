import AppModels
import AppScreens
import MVVM

/// A view model in MVVM: what a mediator tells is a value to observe.
final class ViewModel<Mediator: TellingMediator> {
  private let mediator: Mediator
  @Observed private(set) var display: Mediator.Display

  init(_ mediator: Mediator) {
    self.mediator = mediator
    display = mediator.display
    mediator.tell = { [weak self] in self?.display = $0 }
  }

  func perform(_ gesture: Mediator.Gesture) { mediator.perform(gesture) }
}

/// A view in MVVM, for faulty screens to override: it binds to the whole display.
class BindingView<Mediator: TellingMediator>: ReplaceableView {
  final let viewModel: ViewModel<Mediator>
  final var display = Mediator.Display()
  final var binding: CancellationToken?

  init(_ viewModel: ViewModel<Mediator>) {
    self.viewModel = viewModel
    bind()
  }

  convenience init(_ mediator: Mediator) { self.init(ViewModel(mediator)) }

  required convenience init(replacing view: BindingView) {
    view.unbind()
    self.init(view.viewModel)
  }

  func bind() {
    binding = viewModel.$display.bind { [weak self] in self?.display = $0 }
  }

  func unbind() { binding = nil }

  final func perform(_ gesture: Mediator.Gesture) { viewModel.perform(gesture) }
}

extension ViewScreen where View.Gesture.Event == Never {
  /// A screen whose view binds to a state, through a view model.
  convenience init<State>(binding state: State) where View == BindingView<Mediator<State>> {
    self.init(BindingView(Mediator(state)))
  }
}
