import AppScreens
import SharedSuite

/// An app's name and types, without its rules.
///
/// A worker that shows a student's screens needs no more; the rules stay in the process that checks them.
public struct AppWithoutRules<Gesture: ScreenGesture, Display: ScreenDisplay>: AppDefinition {
  /// The name by which the app is asked for.
  public let name: String

  /// An app of a name, with these gestures and displays.
  public init(_ name: String, _: Gesture.Type, _: Display.Type) {
    self.name = name
  }

  /// The name.
  public var title: String { name }

  /// No help on gestures.
  public var notation: String { "" }

  /// No demonstration.
  public var demonstration: [String] { [] }

  /// No rules.
  public var ruleFile: RuleFile<Gesture, Display> { RuleFile(text: "", at: name) }

  /// No gestures to try.
  public var alphabet: [Gesture] { [] }
}
