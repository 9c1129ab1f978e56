import AppScreens
import DesktopWidgets
import GTK
import MVP

extension Pattern {
  /// Model–View–Presenter on real widgets: the view holds its presenter.
  public static let desktopMVP = Pattern("MVP", calculator)
}

private func calculator() -> some Screen<CalculatorGesture, CalculatorDisplay> {
  onMainThread {
    DesktopScreen(
      in: NoWorld(), first: GTKCalculatorView(presenter: CalculatorPresenter()),
      next: { GTKCalculatorView(presenter: $0.presenter) })
  }
}
