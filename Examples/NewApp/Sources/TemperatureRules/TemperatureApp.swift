import AppScreens
import Foundation
import SharedSuite
import Temperature
import TriptychParity

/// The temperature converter: two fields that follow each other.
public struct TemperatureApp: AppDefinition {
  /// `temperature`.
  public let name = "temperature"

  /// Temperature converter.
  public let title = "Temperature converter"

  /// The two edits.
  public let notation = "celsius=TEXT, fahrenheit=TEXT; TEXT is all that the field holds then"

  /// An edit in each direction and one that is not a number, with a view replaced in between.
  public let demonstration = ["celsius=100", "fahrenheit=50", "replace-view", "celsius=warm"]

  /// The app.
  public init() {}

  /// The rules with their scenarios, which the file `Temperature.rules` has.
  public let ruleFile = RuleFile<TemperatureGesture, TemperatureDisplay>(
    "Temperature", in: .module, at: "Sources/TemperatureRules")

  /// Edits of each field: empty, ordinary, below zero, unusually written, and not a number.
  public let alphabet: [TemperatureGesture] = ["", "0", "-40", "+007", "warm"].flatMap { text in
    [.editCelsius(text), .editFahrenheit(text)]
  }

  /// Both fields hold numbers.
  public let textKinds: [String: TextKind] = ["celsius": .numbers, "fahrenheit": .numbers]
}
