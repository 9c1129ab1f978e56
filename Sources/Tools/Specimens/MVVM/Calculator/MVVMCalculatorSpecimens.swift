import AppScreens
import MVVM
import Parity

extension TriptychSpecimens {
  /// Calculators in MVVM with something wrong in the view model, or between it and its view.
  static let mvvmCalculators = [
    Specimen(
      "initial-text-empty", of: "four-function", in: "MVVM", breaks: "S1",
      origin: "The first text was set in the storyboard, which no longer exists."
    ) { ViewScreen(MVVMView(EmptyAtFirstViewModel())) },
    Specimen(
      "binding-captures-view", of: "four-function", in: "MVVM", breaks: "S4",
      origin: "The closure of a binding uses self, since that is shorter than its argument."
    ) { ViewScreen(CapturedView(MVVMCalculator())) },
    Specimen(
      "keeps-fifty-characters", of: "four-function", in: "MVVM", breaks: "FF2",
      origin: "The display has room for fifty characters, and nobody is expected to type more."
    ) { ViewScreen(MVVMView(FiftyCharactersViewModel())) },
  ]
}

/// Has an empty text until the first key.
private final class EmptyAtFirstViewModel: MVVMCalculator {
  override func setUp() {}
}

/// Is held by its own binding.
private final class CapturedView: MVVMView<MVVMCalculator> {
  override func bind() {
    bindings = [viewModel.observable.bind { self.display = $0 }]
  }
}

/// Shows no more than the last fifty characters.
private final class FiftyCharactersViewModel: MVVMCalculator {
  override func showEntry() {
    super.showEntry()
    display.text = String(display.text.suffix(50))
  }
}
