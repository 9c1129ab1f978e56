import AppModels
import AppScreens
import Synchronization

/// What was done to screens, in its order.
final class ScreenNotes: Sendable {
  private let notes = Mutex<(screens: Int, all: [String])>((0, []))
  var all: [String] { notes.withLock(\.all) }

  func number() -> Int {
    notes.withLock { notes in
      notes.screens += 1
      return notes.screens
    }
  }

  func add(_ note: String) {
    notes.withLock { $0.all.append(note) }
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

  func display(through view: NotedView) -> ColourSelectorDisplay {
    notes.add("\(number) looked at")
    return view.shown
  }
}

final class NotedView: HeadlessView {
  private let notes: ScreenNotes
  private let name: String
  private(set) var shown: ColourSelectorDisplay

  init(in notes: ScreenNotes, of number: Int, showing shown: ColourSelectorDisplay = .init()) {
    (self.notes, name, self.shown) = (notes, "view of \(number)", shown)
  }

  var display: ColourSelectorDisplay {
    notes.add("\(name) looked at")
    return shown
  }

  func turn(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): shown[colour] = isOn
    }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    notes.add("\(name) \(gesture.notation)")
    turn(gesture)
  }
}
