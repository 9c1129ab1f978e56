import AppScreens
import MVVM

/// A correct view of any app, for specimens to override: it binds to the whole display.
class MVVMView<ViewModel: MVVMViewModel>: ReplaceableView {
  final let viewModel: ViewModel
  final var display = ViewModel.Display()
  final var bindings: [ObservationToken] = []

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    bind()
  }

  required convenience init(replacing view: MVVMView) {
    view.unbind()
    self.init(view.viewModel)
  }

  func bind() {
    bindings = [viewModel.observable.bind { [weak self] in self?.display = $0 }]
  }

  func unbind() {
    bindings = []
  }

  final func perform(_ gesture: ViewModel.Gesture) {
    viewModel.perform(gesture)
  }
}

/// A view model with the whole display in one observable value.
protocol MVVMViewModel: AnyObject {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The value that a view binds to.
  var observable: Observed<Display>.Source { get }

  /// Performs a gesture.
  func perform(_ gesture: Gesture)
}
