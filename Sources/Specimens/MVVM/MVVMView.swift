import AppScreens
import MVVM

/// A right view of any app, for a specimen to override: it binds to all there is to see.
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

/// A view model that has all there is to see in one value.
protocol MVVMViewModel: AnyObject {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// What a view binds to.
  var observable: Observed<Display>.Source { get }

  /// Does what a person does.
  func perform(_ gesture: Gesture)
}
