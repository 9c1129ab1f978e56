/// An architectural pattern: its name, and how it makes a screen of each app that is written in it.
///
/// ```swift
/// extension Pattern {
///   public static let viper = Pattern("VIPER")
///     .adding(TokenCalculatorScreen.init)
///     .adding(CalculatorScreen.init)
/// }
/// ```
public struct Pattern: Sendable, CustomStringConvertible {
  /// The pattern's name, such as `MVP`.
  public let name: String

  private var factories: [any Sendable] = []

  /// A pattern in which no app is written yet.
  public init(_ name: String) {
    self.name = name
  }

  /// The name.
  public var description: String { name }

  /// The same pattern with one more app, or with other screens for an app that it has.
  ///
  /// - Parameter makeScreen: Makes a new, independent screen at every call.
  /// - Returns: The pattern with those screens.
  public func adding<NewScreen: Screen & SendableMetatype>(
    _ makeScreen: @escaping @Sendable () -> NewScreen
  ) -> Pattern {
    adding(ScreenFactory<NewScreen.Gesture, NewScreen.Display>.anywhere(makeScreen))
  }

  /// The same pattern with an app whose screens live on the main actor, as in a module that is isolated to it.
  ///
  /// - Parameter makeScreen: Makes a new, independent screen at every call.
  /// - Returns: The pattern with those screens.
  @MainActor public func adding<NewScreen: Screen>(
    _ makeScreen: @escaping @MainActor () -> NewScreen
  ) -> Pattern {
    adding(ScreenFactory<NewScreen.Gesture, NewScreen.Display>.onMainActor(makeScreen))
  }

  /// The same pattern by another name.
  public func named(_ name: String) -> Pattern {
    var pattern = Pattern(name)
    pattern.factories = factories
    return pattern
  }

  /// The function that makes a screen with these gestures and this display; nil if no app has them.
  public func screenFactory<Gesture: ScreenGesture, Display: ScreenDisplay>(
    _: Gesture.Type, _: Display.Type
  ) -> ScreenFactory<Gesture, Display>? {
    // The type of a factory says which app.
    factories.lazy.compactMap { $0 as? ScreenFactory<Gesture, Display> }.first
  }

  private func adding<Gesture, Display>(_ factory: ScreenFactory<Gesture, Display>) -> Pattern {
    var pattern = self
    pattern.factories.removeAll { $0 is ScreenFactory<Gesture, Display> }
    pattern.factories.append(factory)
    return pattern
  }
}
