/// A headless view's record of what it says and hears, kept while somebody traces its screen.
///
/// One expression sends and records, or takes in and records: what is recorded is what was said, and
/// what was not said is not recorded. A name stands beside the method that it names; `trace` reads the
/// line in the source, and compares them.
///
/// ```swift
/// private lazy var log = MessageLog(of: self)
///
/// case .press(let key): log.call("press(_:)", presenter.press(_:), key)
///
/// func show(text: String) { display.text = log.show(text) }
/// ```
///
/// While nobody traces, each message goes its way at the cost of a look for nil. For that, the methods
/// are inlined before a method reference becomes a closure.
public struct MessageLog {
  /// Where messages go while somebody traces; nil while nobody does.
  @TaskLocal package static var recorder: (any MessageRecorder)?

  @usableFromInline let recording: ViewRecording?

  /// A log of a view, which records if somebody traces when the view first says or hears something.
  @inline(never)
  public init(of view: AnyObject) {
    recording = Self.recorder.map { ViewRecording(of: view, by: $0) }
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
    recording?.record(.call, name, file, line, repeat each argument)
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
    recording?.record(.delegate, name, file, line, repeat each argument)
    method(repeat each argument)
  }

  /// Takes in what the mediator hands to a method of the view.
  ///
  /// - Returns: The same values, for the view to show.
  @_transparent
  public func show<each Value>(
    _ value: repeat each Value, function: StaticString = #function,
    file: StaticString = #filePath, line: Int = #line
  ) -> (repeat each Value) {
    recording?.record(.show, function, file, line, repeat each value)
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
    recording?.record(.set, property, file, line, value)
    return value
  }

  /// Notes, in an observer of a stored property, what the mediator has set it to.
  @_transparent
  public func didSet<Value>(
    _ value: Value, property: StaticString = #function, file: StaticString = #filePath,
    line: Int = #line
  ) {
    recording?.record(.set, property, file, line, value)
  }

  /// Hands out what the mediator reads off a property of the view.
  ///
  /// - Returns: The same value, for the mediator.
  @_transparent
  public func read<Value>(
    _ value: Value, property: StaticString = #function, file: StaticString = #filePath,
    line: Int = #line
  ) -> Value {
    recording?.record(.read, property, file, line, value)
    return value
  }

  /// Binds to a value of the mediator: the binding, each value that it delivers, and its end.
  ///
  /// ```swift
  /// log.bind("text", viewModel.$text.bind) { [weak self] in self?.display.text = $0 }
  /// ```
  ///
  /// The binding has ended when whoever was to call `receive` has let go of it.
  ///
  /// - Parameters:
  ///   - name: The value's name.
  ///   - bind: The method that binds to it, and returns what holds the binding.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  ///   - receive: Where each value goes.
  /// - Returns: What `bind` returned.
  public func bind<Value, Token>(
    _ name: StaticString, _ bind: (@escaping (Value) -> Void) -> Token,
    file: StaticString = #filePath, line: Int = #line, _ receive: @escaping (Value) -> Void
  ) -> Token {
    guard let recording else { return bind(receive) }
    recording.record(.bind, name, file, line)
    let end = EndOfBinding { recording.record(.unbind, name, file, line) }
    return bind { value in
      withExtendedLifetime(end) { recording.record(.notify, name, file, line, value) }
      receive(value)
    }
  }
}

extension MessageLog {
  /// Whether a stored value is a log, or the place of one that was not needed yet.
  ///
  /// A log is no part of a screen's state.
  package static func isStored(in value: Any) -> Bool {
    value is MessageLog || type(of: value) == MessageLog?.self
  }
}

/// Goes when a closure that holds it goes, and says so.
private final class EndOfBinding {
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void) {
    self.tell = tell
  }

  deinit {
    tell()
  }
}
