/// A headless view's record of what it says and hears, kept while somebody traces its screen.
///
/// One expression sends and records, or takes in and records, so the record is exactly what was
/// said. A name is written next to the method that it names; `trace` reads the line in the source,
/// and compares them.
///
/// ```swift
/// case .press(let key): log.call("press(_:)", presenter.press(_:), key)
///
/// func show(text: String) { display.text = log.show(text) }
/// ```
///
/// While nobody traces, each message goes its way at the cost of one check for nil. For that, the methods
/// are inlined before a method reference becomes a closure.
public struct MessageLog {
  @usableFromInline let track: RecordingTrack?
  @usableFromInline let view: AnyObject

  @_transparent
  @usableFromInline
  init(of view: some HeadlessView) {
    track = view.recording.track
    self.view = view
  }

  /// Calls a method of the mediator.
  ///
  /// - Parameters:
  ///   - name: The method by its full name, such as `press(_:)`.
  ///   - method: The same method, by a reference with all its labels.
  ///   - argument: The arguments, in order.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  /// - Returns: The result of the method.
  @_transparent
  public func call<each Argument, Result>(
    _ name: StaticString, _ method: (repeat each Argument) -> Result,
    _ argument: repeat each Argument, file: StaticString = #filePath, line: Int = #line
  ) -> Result {
    track?.record(.call, name, file, line, in: view, repeat each argument)
    return method(repeat each argument)
  }

  /// Tells the delegate something; a view that has none has nothing to tell.
  ///
  /// - Parameters:
  ///   - name: The method by its full name, such as `calculatorView(_:didPress:)`.
  ///   - method: The same method, by a reference with all its labels.
  ///   - argument: The arguments, in order.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  @_transparent
  public func delegate<each Argument>(
    _ name: StaticString, _ method: (repeat each Argument) -> Void,
    _ argument: repeat each Argument, file: StaticString = #filePath, line: Int = #line
  ) {
    track?.record(.delegate, name, file, line, in: view, repeat each argument)
    method(repeat each argument)
  }

  /// Sets a value of the mediator.
  ///
  /// ```swift
  /// log.assign("street", \.street, of: viewModel, text)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The value's name.
  ///   - property: The same value, by a key path.
  ///   - mediator: The mediator.
  ///   - value: The new value.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  @_transparent
  public func assign<Mediator: AnyObject, Value>(
    _ name: StaticString, _ property: ReferenceWritableKeyPath<Mediator, Value>,
    of mediator: Mediator, _ value: Value, file: StaticString = #filePath, line: Int = #line
  ) {
    track?.record(.assign, name, file, line, in: view, value)
    mediator[keyPath: property] = value
  }

  /// Takes in what the mediator hands to a method of the view.
  ///
  /// - Returns: The same values, for the view to show.
  @_transparent
  public func show<each Value>(
    _ value: repeat each Value, function: StaticString = #function,
    file: StaticString = #filePath, line: Int = #line
  ) -> (repeat each Value) {
    track?.record(.show, function, file, line, in: view, repeat each value)
    return (repeat each value)
  }

  /// Takes in what the mediator sets a property of the view to.
  ///
  /// - Returns: The same value, for the view to keep.
  @_transparent
  public func set<Value>(
    _ value: Value, property: StaticString = #function, file: StaticString = #filePath,
    line: Int = #line
  ) -> Value {
    track?.record(.set, property, file, line, in: view, value)
    return value
  }

  /// Notes, in an observer of a stored property, what the mediator has set it to.
  @_transparent
  public func didSet<Value>(
    _ value: Value, property: StaticString = #function, file: StaticString = #filePath,
    line: Int = #line
  ) {
    track?.record(.set, property, file, line, in: view, value)
  }

  /// Hands out what the mediator reads off a property of the view.
  ///
  /// - Returns: The same value, for the mediator.
  @_transparent
  public func read<Value>(
    _ value: Value, property: StaticString = #function, file: StaticString = #filePath,
    line: Int = #line
  ) -> Value {
    track?.record(.read, property, file, line, in: view, value)
    return value
  }
}

extension HeadlessView {
  /// The log through which the view says and hears everything.
  @_transparent
  public var log: MessageLog { MessageLog(of: self) }
}
