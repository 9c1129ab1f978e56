import AppModels
import Parity

extension TriptychSpecimens {
  /// Music searches in MVP with something wrong in the presenter, or between it and its view.
  static let mvpMusicSearches = [
    Specimen(
      "attach-forgets-rows", of: "music", in: "MVP", breaks: "S3",
      origin: "The rows are shown when they arrive, and nobody thinks of a view that comes later."
    ) { ViewScreen { MVPMusicSearchView(RowsOncePresenter(service: $0)) } },
    Specimen(
      "answer-for-first-view", of: "music", in: "MVP", breaks: "MS17",
      origin: "The closure remembers, weakly, the view that asked, and hands the answer to it."
    ) { ViewScreen { MVPMusicSearchView(FirstViewPresenter(service: $0)) } },
    Specimen(
      "withdraws-on-detach", of: "music", in: "MVP", breaks: "MS17",
      origin: "Requests are withdrawn when the view disappears, and a rotation makes it disappear."
    ) { ViewScreen { MVPMusicSearchView(WithdrawingPresenter(service: $0)) } },
    Specimen(
      "withdraw-on-release-forgotten", of: "music", in: "MVP", breaks: "MS18",
      origin: "The closure holds its presenter weakly, which is taken to be all there is to do."
    ) { ViewScreen { MVPMusicSearchView(LeavingPresenter(service: $0)) } },
    Specimen(
      "request-keeps-itself", of: "music", in: "MVP", breaks: "MS18",
      origin: "The closure compares its request with the one that stands, and so holds it."
    ) { ViewScreen { MVPMusicSearchView(HoldingPresenter(service: $0)) } },
  ]
}

/// Shows rows with an answer, and to no view that is attached later.
private final class RowsOncePresenter: MVPMusicSearchPresenter {
  private var isAttaching = false

  override func attach(_ view: MVPMusicSearchView) {
    isAttaching = true
    super.attach(view)
    isAttaching = false
  }

  override func showRows() {
    if !isAttaching { super.showRows() }
  }
}

/// Takes an answer only if the view that asked is still there.
private final class FirstViewPresenter: MVPMusicSearchPresenter {
  override func ask() {
    weak var asked: (any MusicRequest)?
    let request = service.search(term) { [weak self, weak view] in
      guard let self, let view, view === self.view else { return }
      receive($0, for: asked)
    }
    asked = request
    begin(request)
  }
}

/// Withdraws its request when a view leaves.
private final class WithdrawingPresenter: MVPMusicSearchPresenter {
  override func detach() { request?.withdraw() }
}

/// Leaves its request standing when it goes.
private final class LeavingPresenter: MVPMusicSearchPresenter {
  override func leave() {}
}

/// Lets the closure of a request hold the request.
private final class HoldingPresenter: MVPMusicSearchPresenter {
  override func ask() {
    var asked: (any MusicRequest)?
    let request = service.search(term) { [weak self] in self?.receive($0, for: asked) }
    asked = request
    begin(request)
  }
}
