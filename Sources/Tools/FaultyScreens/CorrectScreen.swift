import AppScreens
import TriptychParity

/// A screen that is right but written in an unusual way, about which the kit must say nothing.
///
/// FaultyScreens prove that the kit finds what is wrong; correct screens prove that it finds nothing else.
package struct CorrectScreen: Sendable {
  /// The name of the technique, such as `own-binding`; no other screen or faulty screen has it.
  package let name: String

  /// The name of the app.
  package let app: String

  /// The technique in one sentence.
  package let technique: String

  /// A pattern that goes by the name of the technique, and makes the screen.
  package let pattern: Pattern

  /// A correct screen.
  ///
  /// - Parameters:
  ///   - name: The name of the technique, in lowercase words with hyphens between them.
  ///   - app: The name of the app.
  ///   - technique: The technique in one sentence.
  ///   - makeScreen: Makes a new screen at every call.
  package init<NewScreen: Screen & SendableMetatype>(
    _ name: String, of app: String, technique: String,
    _ makeScreen: @escaping @Sendable () -> NewScreen
  ) {
    self.name = name
    self.app = app
    self.technique = technique
    pattern = Pattern(name).adding(makeScreen)
  }

  /// A correct screen of the main actor.
  @MainActor package init<NewScreen: Screen>(
    _ name: String, of app: String, technique: String,
    _ makeScreen: @escaping @MainActor () -> NewScreen
  ) {
    self.name = name
    self.app = app
    self.technique = technique
    pattern = Pattern(name).adding(makeScreen)
  }
}
