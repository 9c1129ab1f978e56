import AppScreens

/// A deliberately faulty screen with one fault, which the kit must find by the rule that it breaks.
///
/// Faulty screens test the tests: a rule whose scenarios find none of them proves little.
public struct FaultyScreen: Sendable {
  /// The name of the fault, such as `left-to-right`; no other faulty screen has it.
  public let name: String

  /// The name of the app.
  public let app: String

  /// The name of the pattern in which the screen is written, such as `MVP`; nil for a fault that can
  /// be in any.
  public let architecture: String?

  /// The number of the rule that is broken, such as `FF6`.
  public let rule: String

  /// The reason why people write it, in one sentence.
  public let origin: String

  /// A pattern that goes by the name of the fault, and makes the faulty screen.
  public let pattern: Pattern

  /// A faulty screen.
  ///
  /// - Parameters:
  ///   - name: The name of the fault, in lowercase words with hyphens between them.
  ///   - app: The name of the app.
  ///   - architecture: The name of the pattern in which the screen is written; nil, as it is unless
  ///     given, for a fault that can be in any.
  ///   - rule: The number of the rule that is broken.
  ///   - origin: How people come to write it, in one sentence.
  ///   - makeScreen: Makes a new faulty screen at every call.
  public init<NewScreen: Screen & SendableMetatype>(
    _ name: String, of app: String, in architecture: String? = nil, breaks rule: String,
    origin: String, _ makeScreen: @escaping @Sendable () -> NewScreen
  ) {
    self.init(
      name, of: app, in: architecture, breaks: rule, origin: origin,
      madeBy: Pattern(name).adding(makeScreen))
  }

  /// A faulty screen of the main actor.
  @MainActor public init<NewScreen: Screen>(
    _ name: String, of app: String, in architecture: String? = nil, breaks rule: String,
    origin: String, _ makeScreen: @escaping @MainActor () -> NewScreen
  ) {
    self.init(
      name, of: app, in: architecture, breaks: rule, origin: origin,
      madeBy: Pattern(name).adding(makeScreen))
  }

  private init(
    _ name: String, of app: String, in architecture: String?, breaks rule: String, origin: String,
    madeBy pattern: Pattern
  ) {
    self.name = name
    self.app = app
    self.architecture = architecture
    self.rule = rule
    self.origin = origin
    self.pattern = pattern
  }
}
