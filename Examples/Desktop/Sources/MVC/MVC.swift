import AppScreens
import DesktopWidgets
import GTK
import MVC

extension Pattern {
  /// Model–View–Controller on real widgets: the controller holds the view.
  public static let desktopMVC = Pattern("MVC", calculator)
}

private func calculator() -> some Screen<CalculatorGesture, CalculatorDisplay> {
  onMainThread {
    let view = GTKCalculatorView()
    let controller = CalculatorController(view: view)
    return DesktopScreen(in: NoWorld(), first: view) { _ in
      let view = GTKCalculatorView()
      controller.replaceView(with: view)
      return view
    }
  }
}
