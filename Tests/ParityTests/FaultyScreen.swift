import AppModels
import AppScreens

/// A colour selector that is wrong in one way, for a test to see what the kit makes of it.
final class FaultyScreen: Screen {
  enum Fault: Sendable {
    case none, emptyAtFirst, namedInOrder, countedByAll, forgottenOnReplacing
    case notReplaced, keptOldView, cycleInOldView, cycleInScreen
  }

  private(set) var view: FaultyView
  private let fault: Fault
  private var oldViews: [FaultyView] = []
  private var cycle: Cycle?

  init(_ fault: Fault) {
    self.fault = fault
    view = FaultyView(fault, selection: [])
    if fault == .emptyAtFirst { view.display.status = "" }
    if fault == .cycleInScreen {
      cycle = Cycle()
      cycle?.itself = cycle
    }
  }

  func replaceView() {
    guard fault != .notReplaced else { return }
    let old = view
    view = FaultyView(fault, selection: fault == .forgottenOnReplacing ? [] : old.selection)
    if fault == .keptOldView { oldViews.append(old) }
    if fault == .cycleInOldView { old.itself = old }
  }
}

final class Cycle {
  var itself: Cycle?
}

final class FaultyView: HeadlessView {
  // Only one test makes screens with the fault that touches this.
  private nonisolated(unsafe) static var turnsOnAllScreens = 0

  private let fault: FaultyScreen.Fault
  fileprivate private(set) var selection: [ColourSelector.Colour]
  fileprivate(set) var display = ColourSelectorDisplay()
  fileprivate var itself: FaultyView?

  init(_ fault: FaultyScreen.Fault, selection: [ColourSelector.Colour]) {
    self.fault = fault
    self.selection = selection
    update()
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    if !isOn {
      selection.removeAll { $0 == colour }
    } else if !selection.contains(colour) {
      selection.append(colour)
    }
    if fault == .countedByAll { Self.turnsOnAllScreens += 1 }
    update()
  }

  private func update() {
    let order = fault == .namedInOrder ? selection : ColourSelector.Colour.allCases
    let names = order.filter(selection.contains).map { $0 == .green ? "Green" : "Yellow" }
    display = ColourSelectorDisplay(
      green: selection.contains(.green), yellow: selection.contains(.yellow),
      status: names.isEmpty ? "Please choose a switch" : names.joined(separator: " and "))
    if fault == .countedByAll { display.status += "\(Self.turnsOnAllScreens)" }
  }
}
