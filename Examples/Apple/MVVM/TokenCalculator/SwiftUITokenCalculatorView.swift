import AppModels
import MVVM
import Observation
import SwiftUI

/// A token calculator that SwiftUI draws from what is bound to the view model.
package struct SwiftUITokenCalculatorView: View {
  @State private var bound: BoundTokenCalculator

  package init(viewModel: TokenCalculatorViewModel) {
    bound = BoundTokenCalculator(viewModel: viewModel)
  }

  package var body: some View {
    Form {
      TextField("Separators", text: $bound.separators)
      TextField("Input", text: $bound.input)
      LabeledContent("Total", value: bound.total)
    }
  }
}

/// The values of a token calculator's view model, as SwiftUI observes and sets them.
@MainActor @Observable
final class BoundTokenCalculator {
  let viewModel: TokenCalculatorViewModel
  private(set) var total = ""
  @ObservationIgnored private var bindings: [CancellationToken] = []

  var separators = "" {
    didSet { if separators != viewModel.separators { viewModel.edit(separators: separators) } }
  }

  var input = "" {
    didSet { if input != viewModel.input { viewModel.edit(input: input) } }
  }

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.separators = $0 },
      viewModel.$input.bind { [weak self] in self?.input = $0 },
      viewModel.$total.bind { [weak self] in self?.total = $0 },
    ]
  }
}
