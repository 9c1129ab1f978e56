/// What one headless view says and hears, taken down while somebody traces its screen.
///
/// A view that is to be traced makes one together with itself, and records each message beside the
/// line that sends or receives it. While nobody traces there is none, and that costs a look for nil.
///
/// ```swift
/// case .press(let key):
///   log?.record(.call, "press(_:)", key, in: self)
///   presenter.press(key)
/// ```
public final class MessageLog: Sendable {
  /// How a message between a view and its mediator travels.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The view calls its mediator by a method.
    case call

    /// The view tells whoever is its delegate.
    case delegate

    /// The view begins to observe a value of its mediator.
    case bind

    /// The view ceases to observe a value of its mediator.
    case unbind

    /// The mediator calls the view by a method, with what it is to show.
    case show

    /// The mediator sets a property of the view.
    case set

    /// The mediator reads a property of the view.
    case read

    /// A value that the view observes tells it what it is now.
    case notify
  }

  /// Who takes down what is recorded; nil while nobody traces.
  @TaskLocal package static var recorder: (any MessageRecorder)?

  private let recorder: any MessageRecorder
  private let view: Int

  private init(recorder: any MessageRecorder, view: Int) {
    self.recorder = recorder
    self.view = view
  }

  /// A log for a view that is being made, while somebody traces; otherwise nil.
  public static func forNewView() -> MessageLog? {
    recorder.map { MessageLog(recorder: $0, view: $0.countView()) }
  }

  /// Takes down a message, before it is sent or while it is received.
  ///
  /// - Parameters:
  ///   - kind: How it travels, which also says in which direction.
  ///   - name: The method or property by its full name, such as `press(_:)`.
  ///   - arguments: What goes with it: the method's arguments, or the property's value.
  ///   - view: The view whose log this is.
  ///   - file: Where the view sends or receives it.
  ///   - line: The line there.
  public func record(
    _ kind: Kind, _ name: String, _ arguments: Any?..., in view: AnyObject,
    file: StaticString = #filePath, line: Int = #line
  ) {
    let site = SourceLine(file: "\(file)", line: line)
    recorder.record(
      RecordedMessage(kind: kind, name: name, arguments: arguments, view: self.view, site: site),
      in: view)
  }
}
