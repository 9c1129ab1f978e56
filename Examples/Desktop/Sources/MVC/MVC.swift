import AppScreens
import DesktopWidgets
import GTK
import MVC

extension Pattern {
  /// Model–View–Controller on real widgets: the controller owns the view.
  package static func desktopMVC(
    over makeService: @escaping @Sendable () -> any DesktopMusicService
  ) -> Pattern {
    Pattern("MVC")
      .adding(tokenCalculator)
      .adding(calculator)
      .adding(colourSelector)
      .adding(addressForm)
      .adding { musicSearch(over: makeService()) }
  }
}

private func tokenCalculator() -> DesktopScreen<GTKTokenCalculatorView> {
  onMainThread {
    let view = GTKTokenCalculatorView()
    let controller = TokenCalculatorController(view: view)
    return DesktopScreen(with: NoService(), first: view) { _ in
      let view = GTKTokenCalculatorView()
      controller.replaceView(with: view)
      return view
    }
  }
}

private func calculator() -> DesktopScreen<GTKCalculatorView> {
  onMainThread {
    let view = GTKCalculatorView()
    let controller = CalculatorController(view: view)
    return DesktopScreen(with: NoService(), first: view) { _ in
      let view = GTKCalculatorView()
      controller.replaceView(with: view)
      return view
    }
  }
}

private func colourSelector() -> DesktopScreen<GTKColourSelectorView> {
  onMainThread {
    let view = GTKColourSelectorView()
    let controller = ColourSelectorController(view: view)
    return DesktopScreen(with: NoService(), first: view) { _ in
      let view = GTKColourSelectorView()
      controller.replaceView(with: view)
      return view
    }
  }
}

private func addressForm() -> DesktopScreen<GTKAddressFormView> {
  onMainThread {
    let store = HeadlessAddressStore()
    let view = GTKAddressFormView()
    let controller = AddressFormController(view: view, store: store)
    return DesktopScreen(with: store, first: view) { _ in
      let view = GTKAddressFormView()
      controller.replaceView(with: view)
      return view
    }
  }
}

private func musicSearch(
  over service: any DesktopMusicService
) -> DesktopScreen<GTKMusicSearchView> {
  onMainThread {
    let view = GTKMusicSearchView()
    let controller = MusicSearchController(view: view, service: service)
    return DesktopScreen(with: service, first: view) { _ in
      let view = GTKMusicSearchView()
      controller.replaceView(with: view)
      return view
    }
  }
}
