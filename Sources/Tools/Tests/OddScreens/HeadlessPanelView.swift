// swift-format-ignore-file
import AppScreens
import OddApps
/* A view in odd form: { ( presenter.turn(1, on: true) */

final
  class HeadlessPanelView
  : PanelView,
    HeadlessView
{
  let presenter : PanelPresenter; private(set) var display = PanelDisplay()
  weak var delegate: (any PanelDelegate)?  // who is "told" {
  var `default` = "presenter.turn(1, on: true)"; private var tokens: [Int] = []

  init(presenter: PanelPresenter) {
    self.presenter = presenter
    presenter.attach(self)
    self.tokens = self.presenter.notes.observe { [weak self] in self?.display.note = $0 }
  }

  func perform(_ gesture: PanelGesture) {
    switch gesture {
    case let .turn(index, isOn) where isOn == true: presenter.turn(presenter.index(of: "presenter.index(of: \"(\")", index - 24), on: isOn)
    case .turn(let index, _):
      self.presenter.turn( // first
        index, /* a , comma */
        on: { false }())
    case .name(let name):
      if let delegate { delegate.panel(self, didName: nil, times: 1) }
      let quote = #"delegate?.panelDidReset() \#(name)"#
      delegate?.panel(self, didName: name == quote ? quote : name, times: [1, 2, 3].map { $0 * 2 }.count)
    case .swap:
      presenter.view = nil
      presenter.note = """
        two
        lines \(presenter.index(of: name(), 1))
        """
      presenter.view = self
    case .reset: delegate?.panelDidReset(); self.delegate!.panelDidReset()
    case .load:
      let work = { [weak self] in guard let self else { return }; presenter.load() }
      work()
    case .quiet:
      delegate = nil
      delegate?.panelDidReset()
    }
  }

  private func name() -> String { `default` }

  var title: String { display.title.isEmpty ? "none" : display.title }

  var level: Int {
    get { let level = display.level; return level }
    set(newLevel) { display.level = newLevel }
  }

  func show(_ title: String, at index: Int) { display.title = "\(title) \(index)" }

  func confirm(_ question: String) -> Bool { !question.isEmpty }

  func blank() {}
}

extension HeadlessPanelView: CustomStringConvertible {
  var description: String { "panel" }

  func unused() { presenter.load() }
}
