import AppDefinitions
import AppScreens
import TriptychParity

/// A screen in which one word is not as the rules have it, and all else is right.
public struct WrongWord: Sendable {
  /// The name of the app.
  public let app: String

  /// The text that the screen shows in place of the right one.
  public let wrong: String

  /// The number of the rule that has the right one.
  public let rule: String

  /// A pattern with the screen.
  public let pattern: Pattern

  private init<App: AppDefinition>(
    _ app: App, _ part: any WritableKeyPath<App.Display, String> & Sendable, _ right: String,
    _ wrong: String, breaks rule: String
  ) {
    self.init(app, part, wrong, breaks: rule) { $0.replacing(right, with: wrong) }
  }

  private init<App: AppDefinition>(
    _ app: App, _ part: any WritableKeyPath<App.Display, String> & Sendable, _ wrong: String,
    breaks rule: String, by change: @escaping @Sendable (String) -> String
  ) {
    (self.app, self.wrong, self.rule) = (app.name, wrong, rule)
    let name = "\(app.name)-\(wrong.filter { !$0.isWhitespace })"
    pattern = AlteredScreen.pattern(name, of: app) { _, _, display in
      var display = display
      display[keyPath: part] = change(display[keyPath: part])
      return display
    }
  }

  /// One or more of each app.
  public static let all = [
    WrongWord(CalculatorApp(), \.text, "error", "Error", breaks: "FF10"),
    WrongWord(CalculatorApp(), \.text, "error", "", breaks: "FF10"),
    WrongWord(CalculatorApp(), \.text, "none for 0", breaks: "S1") { $0 == "0" ? "" : $0 },
    WrongWord(TokenCalculatorApp(), \.total, "error", "Error", breaks: "TC7"),
    WrongWord(ColourSelectorApp(), \.status, "Please choose", "Choose", breaks: "CS1"),
    WrongWord(ColourSelectorApp(), \.status, " and ", " & ", breaks: "CS3"),
    WrongWord(ColourSelectorApp(), \.status, "Green", "green", breaks: "CS2"),
    WrongWord(ColourSelectorApp(), \.status, "full stop", breaks: "CS1") { "\($0)." },
    WrongWord(ColourSelectorApp(), \.status, "exchanged", breaks: "CS2") {
      $0.replacing("Green", with: "*").replacing("Yellow", with: "Green")
        .replacing("*", with: "Yellow")
    },
    WrongWord(AddressFormApp(), \.message, ", ", ",", breaks: "AF6"),
    WrongWord(AddressFormApp(), \.address, "No address yet", "No address", breaks: "AF1"),
    WrongWord(AddressFormApp(), \.message, "ZIP code", "zip", breaks: "AF6"),
    WrongWord(AddressFormApp(), \.message, "Missing:", "Missing", breaks: "AF6"),
    WrongWord(AddressFormApp(), \.message, "Address updated", "Updated", breaks: "AF4"),
    WrongWord(AddressFormApp(), \.message, "Nothing to", "Nothing", breaks: "AF10"),
    WrongWord(MusicSearchApp(), \.status, "Search for", "Look for", breaks: "MS1"),
    WrongWord(MusicSearchApp(), \.status, "Searching", "Looking", breaks: "MS7"),
    WrongWord(MusicSearchApp(), \.status, "No songs", "Nothing", breaks: "MS10"),
    WrongWord(MusicSearchApp(), \.status, "songs for", "titles for", breaks: "MS9"),
    WrongWord(MusicSearchApp(), \.status, "no connection", "offline", breaks: "MS11"),
  ]
}
