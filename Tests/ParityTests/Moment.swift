import AppScreens
import Testing

@testable import Parity

/// The moment after steps, apart by `; `, at which the last display is another.
func moment<App: AppDefinition>(
  of app: App, after steps: String, showing shown: App.Display? = nil
) throws -> Situation<App.Gesture, App.Display> {
  let steps = try steps.split(separator: "; ").flatMap { text in
    try Step<App.Gesture>.read(String(text))
  }
  let pattern = try #require(app.specificationPattern)
  let makeScreen = try #require(app.screenFactory(in: pattern))
  let screen = makeScreen()
  var displays = [screen.display]
  for step in steps {
    screen.take(step)
    displays.append(screen.display)
  }
  return Situation(steps: steps[...], displays: displays[...], shown: shown)
}

extension Situation {
  /// The names of what is true of it.
  func names(_ facts: KeyValuePairs<String, Bool>) -> String {
    facts.filter(\.value).map(\.key).joined(separator: " ")
  }
}
