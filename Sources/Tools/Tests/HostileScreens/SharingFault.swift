import AppModels
import AppScreens
import Foundation
import Synchronization
import TriptychParity

/// A fault that comes of what all screens of a process share.
public enum SharingFault: String, CaseIterable, Sendable {
  /// The first screen of a process is greeted, and no other.
  case greetsOnce

  /// After many gestures, on whichever screens, both colours are named the wrong way round.
  case tires

  /// After a gesture on another thread than the main one, both colours are named the wrong way round.
  case needsMainThread

  /// Both colours are named the wrong way round, and nothing is shared.
  case sharesNothing

  /// A pattern with a colour selector that has it.
  public var pattern: Pattern {
    Pattern(rawValue).adding { SharingScreen(self) }
  }
}

/// What all screens of a process share.
private enum Shared {
  static let screens = Atomic(0)
  static let gestures = Atomic(0)
}

private final class SharingScreen: Screen {
  private(set) var view: SharingView

  init(_ fault: SharingFault) {
    let isFirst = Shared.screens.add(1, ordering: .relaxed).newValue == 1
    view = SharingView(fault, isGreeted: isFirst, selection: [])
  }

  func replaceView() {
    view = SharingView(view.fault, isGreeted: view.isGreeted, selection: view.selection)
  }
}

private final class SharingView: HeadlessView {
  let fault: SharingFault
  let isGreeted: Bool
  private(set) var selection: Set<ColourSelector.Colour>
  private var isOnMainThread = true

  init(_ fault: SharingFault, isGreeted: Bool, selection: Set<ColourSelector.Colour>) {
    (self.fault, self.isGreeted, self.selection) = (fault, isGreeted, selection)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    Shared.gestures.add(1, ordering: .relaxed)
    isOnMainThread = Thread.isMainThread
    if isOn { selection.insert(colour) } else { selection.remove(colour) }
  }

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(
      green: selection.contains(.green), yellow: selection.contains(.yellow), status: status)
  }

  private var status: String {
    let names = [ColourSelector.Colour.green, .yellow].filter(selection.contains)
      .map { $0 == .green ? "Green" : "Yellow" }
    let isReversed =
      switch fault {
      case .greetsOnce: false
      case .tires: Shared.gestures.load(ordering: .relaxed) > 100
      case .needsMainThread: !isOnMainThread
      case .sharesNothing: true
      }
    guard names.isEmpty else {
      return (isReversed ? names.reversed() : names).joined(separator: " and ")
    }
    return fault == .greetsOnce && !isGreeted ? "" : "Please choose a switch"
  }
}
