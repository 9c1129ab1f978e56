/// The record of one view's or mediator's messages; without effect unless a trace is taken.
///
/// The name of a call or a value begins with the property that the view reaches the mediator by, as
/// in `presenter.press(_:)`. Through a property called `delegate`, a call is a delegate message.
public struct MessageLog {
  let track: RecordingTrack?
  let speaker: AnyObject?

  /// The record of a view; of none, if the view has been released.
  public init(of view: (some RecordingView)?) {
    self.init(view?.recording.track, of: view)
  }

  init(_ track: RecordingTrack?, of speaker: AnyObject?) {
    self.track = track
    self.speaker = speaker
  }

  /// Keeps an argument of a call, which is recorded with the last one.
  ///
  /// - Returns: The argument.
  public func argument<Value>(_ value: Value) -> Value {
    track?.keep(value)
    return value
  }

  /// Records a call on a mediator, just before it is made.
  ///
  /// ```swift
  /// presenter.turn(log.argument(colour), on: log.call("presenter.turn(_:on:)", isOn))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The property and the method's full name.
  ///   - value: The last argument.
  ///   - file: The file of the call.
  ///   - line: The line there.
  /// - Returns: The last argument.
  public func call<Value>(
    _ name: StaticString, _ value: Value, file: StaticString = #filePath, line: Int = #line
  ) -> Value {
    track?.keep(value)
    track?.recordCall(name, file, line, by: speaker)
    return value
  }

  /// Records a call without arguments, just before it is made.
  ///
  /// ```swift
  /// log.call("presenter.retry()", on: presenter).retry()
  /// ```
  ///
  /// - Parameters:
  ///   - name: The property and the method's full name.
  ///   - receiver: The mediator.
  ///   - file: The file of the call.
  ///   - line: The line there.
  /// - Returns: The mediator.
  public func call<Receiver>(
    _ name: StaticString, on receiver: Receiver, file: StaticString = #filePath, line: Int = #line
  ) -> Receiver {
    track?.recordCall(name, file, line, by: speaker)
    return receiver
  }

  /// Records a call without arguments, unless there is no mediator.
  ///
  /// - Parameters:
  ///   - name: The property and the method's full name.
  ///   - receiver: The mediator, if there is one.
  ///   - file: The file of the call.
  ///   - line: The line there.
  /// - Returns: The mediator.
  public func call<Receiver>(
    _ name: StaticString, on receiver: Receiver?, file: StaticString = #filePath, line: Int = #line
  ) -> Receiver? {
    if receiver != nil { track?.recordCall(name, file, line, by: speaker) }
    return receiver
  }

  /// Records that the view sets a mediator's value, just before it does.
  ///
  /// ```swift
  /// viewModel.street = log.assign("viewModel.street", text)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The property and the value's name.
  ///   - value: The new value.
  ///   - file: The file of the assignment.
  ///   - line: The line there.
  /// - Returns: The new value.
  public func assign<Value>(
    _ name: StaticString, _ value: Value, file: StaticString = #filePath, line: Int = #line
  ) -> Value {
    track?.record(.assign, name, file, line, by: speaker, [value])
    return value
  }

  /// Records that a mediator calls a method of the view, at the start of its body.
  ///
  /// - Parameters:
  ///   - name: The method's full name.
  ///   - value: The arguments.
  ///   - file: The file of the method.
  ///   - line: The line there.
  public func show<each Value>(
    _ name: StaticString, _ value: repeat each Value, file: StaticString = #filePath,
    line: Int = #line
  ) {
    var values: [Any] = []
    repeat values.append(each value)
    track?.record(.show, name, file, line, by: speaker, values)
  }

  /// Records that a mediator sets a property of the view.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - value: The new value.
  ///   - file: The file of the property.
  ///   - line: The line there.
  public func set<Value>(
    _ name: StaticString, _ value: Value, file: StaticString = #filePath, line: Int = #line
  ) {
    track?.record(.set, name, file, line, by: speaker, [value])
  }

  /// Records that a mediator reads a property of the view.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - file: The file of the property.
  ///   - line: The line there.
  ///   - body: The body of its getter.
  /// - Returns: The value that was read.
  public func read<Value>(
    _ name: StaticString, file: StaticString = #filePath, line: Int = #line, _ body: () -> Value
  ) -> Value {
    let value = body()
    track?.record(.read, name, file, line, by: speaker, [value])
    return value
  }

  /// Binds to a mediator's value, and records the binding, each value that it delivers, and its end.
  ///
  /// ```swift
  /// log.bind("viewModel.text", viewModel.$text.bind) { [weak self] in self?.display.text = $0 }
  /// ```
  ///
  /// The binding has ended when `receive` is released.
  ///
  /// - Parameters:
  ///   - name: The property and the value's name.
  ///   - bind: The method that binds to it.
  ///   - file: The file of the binding.
  ///   - line: The line there.
  ///   - receive: The closure that receives each value.
  /// - Returns: The result of `bind`.
  @discardableResult
  public func bind<Value, Token>(
    _ name: StaticString, _ bind: (@escaping (Value) -> Void) -> Token,
    file: StaticString = #filePath, line: Int = #line, _ receive: @escaping (Value) -> Void
  ) -> Token {
    guard let track else { return bind(receive) }
    return bind(track.recordingBinding(name, file, line, of: speaker, receive))
  }
}
