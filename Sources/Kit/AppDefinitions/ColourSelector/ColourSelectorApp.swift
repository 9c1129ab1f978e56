import AppScreens
import SharedSuite
import TriptychParity

/// The colour selector: two switches, and a status that names what is on.
public struct ColourSelectorApp: AppDefinition {
  /// `colour`.
  public let name = "colour"

  /// Colour selector.
  public let title = "Colour selector"

  /// The four turns.
  public let notation = "green=on, green=off, yellow=on, yellow=off"

  /// Both switches in the unexpected order, and a view replaced half-way.
  public let demonstration = ["yellow=on", "green=on", "replace-view", "yellow=off"]

  /// The app.
  public init() {}

  /// The rules, which the shared suite has.
  public var ruleFile: RuleFile<ColourSelectorGesture, ColourSelectorDisplay> {
    Rules.colourSelector
  }

  /// All four turns.
  public let alphabet = ColourSelectorGesture.allCases
}
