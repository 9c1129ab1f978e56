extension MessageLog {
  /// Binds to a value of the mediator: the binding, each value that it delivers, and its end.
  ///
  /// ```swift
  /// log.bind("text", viewModel.$text.bind) { [weak self] in self?.display.text = $0 }
  /// ```
  ///
  /// The binding has ended when nobody holds `receive` any more.
  ///
  /// - Parameters:
  ///   - name: The value's name.
  ///   - bind: The method that binds to it, and returns what holds the binding.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  ///   - receive: Where each value goes.
  /// - Returns: What `bind` returned.
  @_transparent
  public func bind<Value, Token>(
    _ name: StaticString, _ bind: (@escaping (Value) -> Void) -> Token,
    file: StaticString = #filePath, line: Int = #line, _ receive: @escaping (Value) -> Void
  ) -> Token {
    guard let track else { return bind(receive) }
    return bind(track.recording(name, file, line, for: view, receive))
  }
}

extension RecordingTrack {
  /// Records that a view binds, each value that it then receives, and the end of the binding.
  @usableFromInline
  func recording<Value>(
    _ name: StaticString, _ file: StaticString, _ line: Int, for view: AnyObject,
    _ receive: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    record(.bind, name, file, line, in: view)
    let end = EndOfBinding { [weak view] in self.record(.unbind, name, file, line, in: view) }
    return { [weak view] value in
      withExtendedLifetime(end) { self.record(.notify, name, file, line, in: view, value) }
      receive(value)
    }
  }
}

/// Calls a function when the closure that holds it is released.
private final class EndOfBinding {
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void) {
    self.tell = tell
  }

  deinit {
    tell()
  }
}
