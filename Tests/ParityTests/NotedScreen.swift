import AppModels
import AppScreens
import Foundation
import Synchronization

/// What was done to screens, in its order.
final class ScreenNotes: Sendable {
  private let notes = Mutex<(screens: Int, all: [String])>((0, []))
  private let home = ObjectIdentifier(Thread.current)
  var all: [String] { notes.withLock(\.all) }

  func number() -> Int {
    notes.withLock { notes in
      notes.screens += 1
      return notes.screens
    }
  }

  func add(_ note: String) {
    let isElsewhere = ObjectIdentifier(Thread.current) != home
    notes.withLock { $0.all.append(isElsewhere ? "\(note) elsewhere" : note) }
  }
}

/// A colour selector that notes what is done to it.
final class NotedScreen: Screen {
  private let notes: ScreenNotes
  private let number: Int
  private(set) var view: NotedView

  init(in notes: ScreenNotes) {
    self.notes = notes
    number = notes.number()
    view = NotedView(in: notes, of: number)
    notes.add("\(number) made")
  }

  func perform(_ gesture: ColourSelectorGesture) {
    notes.add("\(number) \(gesture.notation)")
    view.turn(gesture)
  }

  func replaceView() {
    notes.add("\(number) renewed")
    view = NotedView(in: notes, of: number, showing: view.shown)
  }

  func secondView() -> NotedView? {
    NotedView(beside: view)
  }

  func display(through view: NotedView) -> ColourSelectorDisplay {
    notes.add("\(number) looked at")
    return view.shown
  }
}

final class NotedView: HeadlessView {
  private let notes: ScreenNotes
  private let name: String
  private let main: NotedView?
  private var own: ColourSelectorDisplay

  init(in notes: ScreenNotes, of number: Int, showing shown: ColourSelectorDisplay = .init()) {
    (self.notes, name, own, main) = (notes, "view of \(number)", shown, nil)
  }

  init(beside main: NotedView) {
    (notes, name, own, self.main) = (main.notes, "second \(main.name)", main.own, main)
  }

  var shown: ColourSelectorDisplay { main?.shown ?? own }

  var display: ColourSelectorDisplay {
    notes.add("\(name) looked at")
    return shown
  }

  func turn(_ gesture: ColourSelectorGesture) {
    if let main { return main.turn(gesture) }
    switch gesture {
    case .turn(.green, let isOn): own.green = isOn
    case .turn(.yellow, let isOn): own.yellow = isOn
    }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    notes.add("\(name) \(gesture.notation)")
    turn(gesture)
  }
}
