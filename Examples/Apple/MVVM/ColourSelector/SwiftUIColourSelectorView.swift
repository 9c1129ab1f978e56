import AppModels
import MVVM
import Observation
import SwiftUI

/// A colour selector that SwiftUI draws from what is bound to the view model.
package struct SwiftUIColourSelectorView: View {
  @State private var bound: BoundColourSelector

  package init(viewModel: ColourSelectorViewModel) {
    bound = BoundColourSelector(viewModel: viewModel)
  }

  package var body: some View {
    Form {
      Toggle("Green", isOn: $bound.isGreenOn)
      Toggle("Yellow", isOn: $bound.isYellowOn)
      LabeledContent("Status", value: bound.status)
    }
  }
}

/// The values of a colour selector's view model, as SwiftUI observes and sets them.
@MainActor @Observable
final class BoundColourSelector {
  let viewModel: ColourSelectorViewModel
  private(set) var status = ""
  @ObservationIgnored private var bindings: [CancellationToken] = []

  var isGreenOn = false {
    didSet { if isGreenOn != viewModel.isGreenOn { viewModel.turn(.green, on: isGreenOn) } }
  }

  var isYellowOn = false {
    didSet { if isYellowOn != viewModel.isYellowOn { viewModel.turn(.yellow, on: isYellowOn) } }
  }

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.isGreenOn = $0 },
      viewModel.$isYellowOn.bind { [weak self] in self?.isYellowOn = $0 },
      viewModel.$status.bind { [weak self] in self?.status = $0 },
    ]
  }
}
