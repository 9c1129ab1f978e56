import AppScreens
import DesktopWidgets
import GTK
import TriptychParity

/// The screen of an app in a pattern, as the window deals with it whatever app it is.
struct Stage {
  /// Takes a step that is typed in the notation of the app.
  let take: (String) -> Void

  /// The place in which its views are shown.
  let place: Slot

  /// Indicates whether addresses arrive from elsewhere.
  let hasArrivals: Bool

  /// The file in which the view is written, below this package.
  let file: String

  fileprivate init(of screen: some Screen, in pattern: Pattern) {
    take = { Stage.take($0, on: screen) }
    hasArrivals = screen.world is HeadlessAddressStore
    place = (screen as? any Placed)?.takePlace() ?? Slot()
    let view = "\(type(of: screen.view))"
    let app = view.dropFirst("GTK".count).dropLast("View".count)
    file = "Sources/\(pattern.name)/\(app)/\(view).swift"
  }

  private static func take<Subject: Screen>(_ notation: String, on screen: Subject) {
    do {
      for step in try Step<Subject.Gesture>.read(notation) { screen.take(step) }
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension AppDefinition {
  /// A new screen of the app; nil if the pattern has none.
  func stage(in pattern: Pattern) -> Stage? {
    screenFactory(in: pattern).map { Stage(of: $0(), in: pattern) }
  }
}
