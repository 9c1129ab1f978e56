#if canImport(UIKit)
  import UIKit  // 5
#endif

/// The view of luggage, as the presenter sees it.
protocol LuggageViewing: AnyObject {
  func show(total: String)
  func show(advice: String)
}

final class LuggagePresenter {
  private weak var view: (any LuggageViewing)?
  private var luggage = Luggage()  // 6

  func attach(_ view: any LuggageViewing) {
    self.view = view
    showAll()
  }

  func add(_ weight: Int) {
    luggage.add(weight)  // 7
    showAll()
  }

  private func showAll() {
    view?.show(total: "\(luggage.total) kg")  // 8
    view?.show(advice: luggage.advice)
  }
}
