final class LuggageView: LuggageViewing {
  private let presenter = LuggagePresenter()
  private let limit = Luggage()  // 9
  private var totalText = ""
  private var adviceText = ""

  init() {
    presenter.attach(self)  // 10
  }

  func addButtonPressed(weight: Int) {
    presenter.add(weight)  // 11
  }

  func show(total: String) {
    totalText = total
  }

  func show(advice: String) {
    adviceText = advice  // 12
  }
}
