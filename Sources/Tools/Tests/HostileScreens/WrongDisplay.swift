import AppDefinitions
import AppScreens
import TriptychParity

/// A screen all of whose texts go through one change, or that shows one text whatever is done.
public struct WrongDisplay: Sendable {
  /// The name, such as `colour-reversed`.
  public var name: String { pattern.name }

  /// A pattern with the screen.
  public let pattern: Pattern

  private init<App: AppDefinition>(
    _ app: App, _ part: any WritableKeyPath<App.Display, String> & Sendable, _ name: String,
    by change: @escaping @Sendable (String) -> String
  ) {
    pattern = AlteredScreen.pattern("\(app.name)-\(name)", of: app) { _, _, display in
      var display = display
      display[keyPath: part] = change(display[keyPath: part])
      return display
    }
  }

  private static let changes: [(name: String, change: @Sendable (String) -> String)] = [
    ("prefix", { "Display: \($0)" }), ("reversed", { String($0.reversed()) }),
    ("doubled", { $0 + $0 }), ("empty", { _ in "" }), ("constant", { _ in "0" }),
    (
      "shifted",
      { text in
        String(text.map { $0.wholeNumberValue.map { "\(($0 + 1) % 10)" }?.first ?? $0 })
      }
    ),
    ("before-operator", { String($0.prefix { !"+-*/".contains($0) }) }),
  ]

  /// Each change, to each of two apps.
  public static let all = changes.flatMap { name, change in
    [
      WrongDisplay(CalculatorApp(), \.text, name, by: change),
      WrongDisplay(ColourSelectorApp(), \.status, name, by: change),
      WrongDisplay(AddressFormApp(), \.message, name, by: change),
    ]
  }
}
