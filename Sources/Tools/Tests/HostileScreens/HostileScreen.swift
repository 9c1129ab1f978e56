import AppModels
import AppScreens
import Foundation

/// A colour selector that is right until it is asked for what takes its process along.
final class HostileScreen: Screen {
  private(set) var view: HostileView
  private let deed: HostileDeed

  init(_ deed: HostileDeed) {
    self.deed = deed
    view = HostileView(deed, selection: [])
  }

  deinit {
    deed.whenLetGo()
  }

  func replaceView() {
    view = HostileView(deed, selection: view.selection)
  }
}

/// The view of a hostile screen; it does its deed when green is turned on while yellow is.
final class HostileView: HeadlessView {
  private let deed: HostileDeed
  fileprivate private(set) var selection: Set<ColourSelector.Colour>

  fileprivate init(_ deed: HostileDeed, selection: Set<ColourSelector.Colour>) {
    self.deed = deed
    self.selection = selection
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    deed.atEachGesture()
    if colour == .green, isOn, selection.contains(.yellow) { deed.whenBothAreOn() }
    if isOn { selection.insert(colour) } else { selection.remove(colour) }
  }

  var display: ColourSelectorDisplay {
    let names = ColourSelector.Colour.allCases.filter(selection.contains)
      .map { $0 == .green ? "Green" : "Yellow" }
    return ColourSelectorDisplay(
      green: selection.contains(.green), yellow: selection.contains(.yellow),
      status: names.isEmpty ? "Please choose a switch" : names.joined(separator: " and "))
  }
}
