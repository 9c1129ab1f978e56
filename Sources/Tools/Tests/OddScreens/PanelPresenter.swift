// swift-format-ignore-file
import AppScreens

/// The view, as the presenter reaches it.
public protocol PanelView: AnyObject {
  var delegate: (any PanelDelegate)? { get set }
  var level: Int { get set }
  var title: String { get }
  func show(_ title: String, at index: Int)
  func confirm(_ question: String) -> Bool
  func blank()
}

/// Whoever is told that the panel was reset.
public protocol PanelDelegate: AnyObject {
  func panelDidReset()
  func panel(_ view: any PanelView, didName name: String?, times: Int)
}

/// The mediator, which is copied beside its view.
public final class PanelPresenter: PanelDelegate {
  public var note = "-" { didSet { receive?(note) } }
  public weak var view: (any PanelView)?
  private var receive: ((String) -> Void)?
  private let clock: any Clock
  private var isOn: [Int: Bool] = [:]

  public init(clock: any Clock) {
    self.clock = clock
  }

  public func attach(_ view: any PanelView) {
    self.view = view
    view.delegate = self
  }

  public func index(of name: String, _ offset: Int) -> Int { name.count + offset }

  public func turn(_ index: Int, on isOn: Bool) {
    self.isOn[index] = isOn
    view?.level += 1
    if view?.confirm("sure (\"\(index)\")?") == true { view?.show("\(index) {", at: index) }
  }

  public func panelDidReset() {
    note = view?.title ?? "no view"
    view?.blank()
  }

  public func panel(_ view: any PanelView, didName name: String?, times: Int) {
    view.show(name ?? "nil", at: times)
  }

  public func load() {
    clock.ask("a", then: { [weak self] in self?.note = $0 })
    clock.wait(then: {})
  }

  public func observe(_ receive: @escaping (String) -> Void) -> [Int] {
    self.receive = receive
    receive(note)
    return []
  }

  public var notes: PanelPresenter { self }
}
