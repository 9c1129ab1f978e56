import AppModels
import MVVM
import Observation
import SwiftUI
import Widgets

/// A calculator that SwiftUI draws from what is bound to the view model.
package struct SwiftUICalculatorView: View {
  @State private var bound: BoundCalculator

  package init(viewModel: CalculatorViewModel) {
    bound = BoundCalculator(viewModel: viewModel)
  }

  package var body: some View {
    VStack {
      Text(bound.text).font(.largeTitle).accessibilityLabel("Display")
        .accessibilityValue(bound.text)
      Keypad { bound.viewModel.press($0) }
    }
  }
}

/// The values of a calculator's view model, as SwiftUI observes them.
@MainActor @Observable
final class BoundCalculator {
  let viewModel: CalculatorViewModel
  private(set) var text = ""
  @ObservationIgnored private var bindings: [CancellationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [viewModel.$text.bind { [weak self] in self?.text = $0 }]
  }
}
