import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches in MVC with something wrong in the controller.
  static let mvcMusicSearches = [
    Specimen(
      "answer-keeps-view", of: "music", in: "MVC", breaks: "S4",
      origin: "The closure captures the view that is to show the answer."
    ) { ViewCapturingController() },
    Specimen(
      "asks-when-view-loads", of: "music", in: "MVC", breaks: "MS17",
      origin: "The search begins in the method that sets a view up, as it does for a first view."
    ) { AskingOnLoadController() },
  ]
}

/// Holds the view that was in place when the service was asked.
private final class ViewCapturingController: MVCMusicSearch {
  override func ask() {
    weak var asked: (any MusicRequest)?
    let request = service.search(term) { [weak self, view] answer in
      self?.receive(answer, for: asked, in: self?.view ?? view)
    }
    asked = request
    begin(request)
  }
}

/// Asks for the term again with each new view.
private final class AskingOnLoadController: MVCMusicSearch {
  override func setUp() {
    super.setUp()
    if !term.isEmpty { ask() }
  }
}
