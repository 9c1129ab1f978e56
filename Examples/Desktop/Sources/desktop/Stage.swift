import AppScreens
import DesktopWidgets
import GTK
import TriptychParity

/// The screen of an app in a pattern, as the window deals with it whatever app it is.
final class Stage {
  /// The name of the app.
  let app: String

  /// The steps so far, in the notation of the app; each response of a service is one, too.
  private(set) var steps: [String] = [] {
    didSet { onStep() }
  }

  /// Called after each step.
  var onStep: () -> Void = {}

  private var attempt: (String) -> Bool = { _ in false }

  /// The place in which its views are shown.
  let place: Slot

  /// Indicates whether addresses arrive from elsewhere.
  let hasArrivals: Bool

  /// The file in which the view is written, below this package.
  let file: String

  fileprivate init(of screen: some Screen, on app: String, in pattern: Pattern) {
    self.app = app
    hasArrivals = screen.headlessService is HeadlessAddressStore
    let placed = screen as? any Placed
    place = placed?.takePlace() ?? Slot()
    let view = "\(type(of: screen.view))"
    let folder = view.dropFirst("GTK".count).dropLast("View".count)
    file = "Sources/\(pattern.name)/\(folder)/\(view).swift"
    placed?.onGesture { [weak self] in self?.steps.append($0) }
    attempt = { [weak self] in self?.take($0, on: screen) ?? false }
    (screen.headlessService as? LateMusicService)?.onResponse { [weak self] in
      self?.take($0.notation)
    }
  }

  /// Takes steps in the notation of the app; returns whether it has them.
  @discardableResult
  func take(_ notation: String) -> Bool { attempt(notation) }

  private func take<Subject: Screen>(_ notation: String, on screen: Subject) -> Bool {
    do {
      for step in try Step<Subject.Gesture>.read(notation) {
        screen.take(step)
        // A gesture is reported by its widget.
        if case .gesture = step { continue }
        steps.append(step.notation)
      }
      return true
    } catch {
      return false
    }
  }
}

extension AppDefinition {
  /// A new screen of the app; nil if the pattern has none.
  func stage(in pattern: Pattern) -> Stage? {
    screenFactory(in: pattern).map { Stage(of: $0(), on: name, in: pattern) }
  }
}
