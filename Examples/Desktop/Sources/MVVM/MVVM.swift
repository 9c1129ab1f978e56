import AppScreens
import DesktopWidgets
import GTK
import MVVM

extension Pattern {
  /// Model–View–ViewModel on real widgets: the view holds its view model, and binds to it.
  public static let desktopMVVM = Pattern("MVVM", calculator)
}

private func calculator() -> some Screen<CalculatorGesture, CalculatorDisplay> {
  onMainThread {
    DesktopScreen(
      in: NoWorld(), first: GTKCalculatorView(viewModel: CalculatorViewModel()),
      next: {
        $0.unbind()
        return GTKCalculatorView(viewModel: $0.viewModel)
      },
      second: { GTKCalculatorView(viewModel: $0.viewModel) })
  }
}
