import AppModels
import AppScreens

/// A colour selector that is wrong in one way, for a test to see what the kit makes of it.
final class FaultyColourScreen: Part, Screen {
  enum Fault: CaseIterable, Sendable {
    case none, constantOfAll, emptyAtFirst, namedInOrder, forgottenOnReplacing
    case silentNinthView
    case notReplaced, keptOldView, cycleInOldView, cycleInScreen, cycleInTheEnd
  }

  private(set) var view: FaultyView
  private let fault: Fault
  private var replacements = 0
  private var oldViews: [FaultyView] = []
  private var constant: PartialKeyPath<FaultyColourScreen>?

  init(_ fault: Fault) {
    self.fault = fault
    view = FaultyView(fault, selection: [])
    super.init()
    if fault == .emptyAtFirst { view.display.status = "" }
    if fault == .cycleInScreen { part = Cycle() }
    if fault == .constantOfAll { constant = \FaultyColourScreen.fault }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    view.perform(gesture)
    if fault == .cycleInTheEnd { part = Cycle() }
  }

  func replaceView() {
    guard fault != .notReplaced else { return }
    let old = view
    view = FaultyView(fault, selection: fault == .forgottenOnReplacing ? [] : old.selection)
    replacements += 1
    view.isSilent = fault == .silentNinthView && replacements > 8
    if fault == .keptOldView { oldViews.append(old) }
    if fault == .cycleInOldView { old.itself = old }
  }
}

/// A screen's superclass.
class Part {
  fileprivate final var part: Cycle?
}

final class Cycle {
  private var itself: Cycle?

  init() {
    itself = self
  }
}

final class FaultyView: HeadlessView {
  private let fault: FaultyColourScreen.Fault
  fileprivate private(set) var selection: [ColourSelector.Colour]
  fileprivate(set) var display = ColourSelectorDisplay()
  fileprivate var itself: FaultyView?
  fileprivate var isSilent = false
  private var turns = 0

  init(_ fault: FaultyColourScreen.Fault, selection: [ColourSelector.Colour]) {
    self.fault = fault
    self.selection = selection
    update()
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    turns += 1
    if !isOn {
      selection.removeAll { $0 == colour }
    } else if !selection.contains(colour) {
      selection.append(colour)
    }
    if !isSilent { update() }
  }

  private func update() {
    let order = fault == .namedInOrder ? selection : ColourSelector.Colour.allCases
    let names = order.filter(selection.contains).map { $0 == .green ? "Green" : "Yellow" }
    display = ColourSelectorDisplay(
      green: selection.contains(.green), yellow: selection.contains(.yellow),
      status: names.isEmpty ? "Please choose a switch" : names.joined(separator: " and "))
  }
}

extension Pattern {
  /// A pattern whose colour selector is wrong in one way.
  static func faulty(_ fault: FaultyColourScreen.Fault) -> Pattern {
    Pattern("Faulty").adding { FaultyColourScreen(fault) }
  }
}
