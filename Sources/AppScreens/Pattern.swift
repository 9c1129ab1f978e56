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
  public func adding<NewScreen: Screen>(
    _ makeScreen: @escaping @Sendable () -> NewScreen
  ) -> Pattern {
    adding(Factory<NewScreen.Gesture, NewScreen.Display>(makeScreen: makeScreen))
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
  ) -> (@Sendable () -> any Screen<Gesture, Display>)? {
    factories.lazy.compactMap { $0 as? Factory<Gesture, Display> }.first?.makeScreen
  }

  private func adding<Gesture, Display>(_ factory: Factory<Gesture, Display>) -> Pattern {
    var pattern = self
    pattern.factories.removeAll { $0 is Factory<Gesture, Display> }
    pattern.factories.append(factory)
    return pattern
  }
}

/// Makes the screens of one app; the type of the factory says which app.
private struct Factory<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  let makeScreen: @Sendable () -> any Screen<Gesture, Display>
}
