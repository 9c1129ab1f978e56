import AppModels
import AppScreens
import Foundation
import Synchronization

/// A colour selector that is right in all scenarios, and wrong in one way that a condition shows.
final class StrangeScreen: Screen {
  enum Strangeness: String, CaseIterable, Codable, Sendable {
    case deafView, ownDisplay, forgottenSecondView, actsWhenSeen, fades, vanishes, knowsTheThread
    case staysOnItsThread
    case dropsAtTenthView, detachesInTheEnd, crowded, rotatesTheKeyScreen
    case oldViewListensAgain, keepsTwelfthView
  }

  private(set) var view: StrangeView
  private let strangeness: Strangeness

  init(_ strangeness: Strangeness) {
    self.strangeness = strangeness
    view = StrangeView(StrangeMediator(strangeness))
  }

  func perform(_ gesture: ColourSelectorGesture) {
    if strangeness == .deafView {
      view.mediator.take(gesture)
    } else {
      view.perform(gesture)
    }
  }

  var display: ColourSelectorDisplay {
    strangeness == .ownDisplay ? view.mediator.display : view.display
  }

  func secondView() -> StrangeView? {
    switch strangeness {
    case .forgottenSecondView: StrangeView(copying: view)
    default: nil
    }
  }

  func replaceView() {
    let mediator = view.mediator
    view.close()
    view = StrangeView(mediator)
  }
}

/// The state of a colour selector, with the words for it.
final class StrangeMediator {
  private let thread = Thread.current
  fileprivate let strangeness: StrangeScreen.Strangeness
  fileprivate weak var view: StrangeView?
  fileprivate weak var listener: StrangeView?
  private var isOn: [ColourSelector.Colour: Bool] = [:]
  private var views = 0
  private var turns = 0
  private var lastTurn = ContinuousClock.now
  private var kept: [AnyObject] = []
  private static let alive = Mutex(0)
  private let isCrowded: Bool

  /// The key under which a thread says that it is the one that the screen is used to.
  static let homeMark = "StrangeMediator"

  fileprivate init(_ strangeness: StrangeScreen.Strangeness) {
    self.strangeness = strangeness
    let count = Self.alive.withLock { count in
      if strangeness == .crowded { count += 1 }
      return count
    }
    isCrowded = strangeness == .crowded && count > 200
  }

  deinit {
    if strangeness == .crowded { Self.alive.withLock { $0 -= 1 } }
  }

  func attach(_ view: StrangeView) {
    views += 1
    self.view = view
    if strangeness == .dropsAtTenthView, views == 10 { isOn = [:] }
    if strangeness == .keepsTwelfthView, views == 12 { kept.append(view) }
    if strangeness == .rotatesTheKeyScreen, views > 1 { KeyView.current.view = view }
    show()
  }

  func take(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    turns += 1
    self.isOn[colour] = isOn
    lastTurn = .now
    show()
  }

  /// True once a display has been there for longer than any is between two looks.
  var hasFaded: Bool {
    switch strangeness {
    case .fades: turns > 2 && lastTurn < .now - .milliseconds(90)
    case .vanishes: turns > 0 && lastTurn < .now - .milliseconds(50)
    default: false
    }
  }

  func show() {
    if strangeness == .rotatesTheKeyScreen, views > 1 {
      KeyView.current.view?.shown = display
    } else if strangeness != .ownDisplay || turns == 0 {
      view?.shown = display
      listener?.shown = display
    }
  }

  var display: ColourSelectorDisplay {
    let (green, yellow) = (isOn[.green] ?? false, isOn[.yellow] ?? false)
    let names = (green ? ["Green"] : []) + (yellow ? ["Yellow"] : [])
    var status = names.isEmpty ? "Please choose a switch" : names.joined(separator: " and ")
    switch strangeness {
    case .knowsTheThread where Thread.current.threadDictionary[Self.homeMark] == nil:
      status = ""
    case .staysOnItsThread where Thread.current !== thread: status = ""
    default: if isCrowded { status = "" }
    }
    return ColourSelectorDisplay(green: green, yellow: yellow, status: status)
  }
}

/// The view that was made last by a rotation, on any screen of this thread.
private final class KeyView {
  weak var view: StrangeView?

  static var current: KeyView {
    let key = Thread.current.threadDictionary["StrangeScreen"] as? KeyView ?? KeyView()
    Thread.current.threadDictionary["StrangeScreen"] = key
    return key
  }
}

final class StrangeView: HeadlessView {
  fileprivate let mediator: StrangeMediator
  fileprivate var shown = ColourSelectorDisplay()
  private var pending: ColourSelectorGesture?
  private var isClosed = false

  fileprivate init(_ mediator: StrangeMediator) {
    self.mediator = mediator
    mediator.attach(self)
  }

  /// A view that shows what another does, and hears nothing more.
  fileprivate init(copying other: StrangeView) {
    mediator = other.mediator
    shown = other.shown
  }

  deinit {
    if mediator.strangeness == .detachesInTheEnd { mediator.view = nil }
  }

  fileprivate func close() {
    takePending()
    shown = display
    isClosed = true
  }

  private func takePending() {
    if let pending { mediator.take(pending) }
    pending = nil
  }

  var display: ColourSelectorDisplay {
    takePending()
    if mediator.hasFaded { shown.status = "" }
    return shown
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch mediator.strangeness {
    case .deafView: break
    case .actsWhenSeen: pending = gesture
    case .oldViewListensAgain:
      if isClosed { mediator.listener = self }
      mediator.take(gesture)
    default: mediator.take(gesture)
    }
  }
}
