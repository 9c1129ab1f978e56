/// An architectural pattern as one value: its name, and how it makes a screen of each app it knows.
///
/// This is the one place where a pattern meets the rest; a fourth pattern is one more such value:
///
/// ```swift
/// extension Pattern {
///   public static let viper = Pattern("VIPER", TokenCalculatorScreen.init, CalculatorScreen.init)
/// }
/// ```
public struct Pattern: Sendable, CustomStringConvertible {
  /// The pattern's name, such as `MVP`.
  public let name: String

  /// The name.
  public var description: String { name }

  private var factories: [ObjectIdentifier: any Sendable] = [:]

  /// A pattern that makes the given screens, at most one for each app.
  ///
  /// - Parameters:
  ///   - name: The name people call it by.
  ///   - makeScreen: A function for each app; it makes a new, independent screen at every call.
  public init<each NewScreen: Screen>(
    _ name: String, _ makeScreen: repeat @escaping @Sendable () -> each NewScreen
  ) {
    self.name = name
    repeat add(each makeScreen)
  }

  /// The same pattern by another name.
  public func named(_ name: String) -> Pattern {
    Pattern(name: name, factories: factories)
  }

  private init(name: String, factories: [ObjectIdentifier: any Sendable]) {
    self.name = name
    self.factories = factories
  }

  private mutating func add<NewScreen: Screen>(_ make: @escaping @Sendable () -> NewScreen) {
    let factory = Factory<NewScreen.Gesture, NewScreen.Display>(makeScreen: make)
    let previous = factories.updateValue(factory, forKey: ObjectIdentifier(type(of: factory)))
    precondition(previous == nil, "\(name) has two screens for \(NewScreen.Display.self)")
  }

  /// The function that makes a screen for an app with these gestures and displays, if there is one.
  public func screenFactory<Gesture: ScreenGesture, Display: ScreenDisplay>(
    _: Gesture.Type, _: Display.Type
  ) -> (@Sendable () -> any Screen<Gesture, Display>)? {
    let key = ObjectIdentifier(Factory<Gesture, Display>.self)
    return (factories[key] as? Factory<Gesture, Display>)?.makeScreen
  }

  /// The same pattern, except that a function around its own factory makes one app's screens.
  package func replacingFactory<Gesture: ScreenGesture, Display: ScreenDisplay>(
    _: Gesture.Type, _: Display.Type,
    with make:
      @escaping @Sendable (_ makeScreen: @Sendable () -> any Screen<Gesture, Display>)
      -> any Screen<Gesture, Display>
  ) -> Pattern {
    guard let makeScreen = screenFactory(Gesture.self, Display.self) else { return self }
    var pattern = self
    let factory = Factory<Gesture, Display> { make(makeScreen) }
    pattern.factories[ObjectIdentifier(type(of: factory))] = factory
    return pattern
  }
}

private struct Factory<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  let makeScreen: @Sendable () -> any Screen<Gesture, Display>
}
