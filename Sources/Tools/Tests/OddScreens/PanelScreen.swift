// swift-format-ignore-file
import AppScreens
import OddApps

final class PanelScreen: Screen {
  private let clock = HeadlessClock()
  private(set) var view: HeadlessPanelView

  init() { view = HeadlessPanelView(presenter: PanelPresenter(clock: clock)) }

  var headlessService: any HeadlessService<PanelEvent> { clock }

  func replaceView() { view = HeadlessPanelView(presenter: view.presenter) }
}

extension Pattern {
  public static let odd = Pattern("Odd").adding(PanelScreen.init).adding(DialScreen.init)
}
