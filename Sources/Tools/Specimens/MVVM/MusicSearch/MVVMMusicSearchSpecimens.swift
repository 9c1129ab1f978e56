import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches in MVVM with something wrong in the view model, or between it and its view.
  static let mvvmMusicSearches = [
    Specimen(
      "initial-status-unset", of: "music", in: "MVVM", breaks: "S1",
      origin: "The status is observed from the first, but is set only by an edit."
    ) { ViewScreen { MVVMView(UnsetViewModel(service: $0)) } },
    Specimen(
      "static-rows", of: "music", in: "MVVM", breaks: "S2",
      origin: "The last songs are kept in a singleton, since other screens may need them."
    ) { ViewScreen { MVVMView(StaticRowsViewModel(service: $0)) } },
    Specimen(
      "answer-keeps-view-model", of: "music", in: "MVVM", breaks: "MS18",
      origin: "The closure uses self, since the request is expected to end soon."
    ) { ViewScreen { MVVMView(CapturedViewModel(service: $0)) } },
  ]
}

/// Has an empty status until the first edit.
private final class UnsetViewModel: MVVMMusicSearch {
  override func setUp() {}
}

/// Shows, while it searches, the rows that any view model was last answered.
private final class StaticRowsViewModel: MVVMMusicSearch {
  private let rows = Shared("rows", initially: [MusicSearchDisplay.Row]())

  override func clear() {
    super.clear()
    rows.value = []
  }

  override func ask() {
    super.ask()
    display.rows = rows.value
  }

  override func show(_ answer: Answer) {
    super.show(answer)
    if case .success = answer { rows.value = display.rows }
  }
}

/// Is held by every request until that is answered.
private final class CapturedViewModel: MVVMMusicSearch {
  override func ask() {
    weak var asked: (any MusicRequest)?
    let request = service.search(term) { self.receive($0, for: asked) }
    asked = request
    begin(request)
  }
}
