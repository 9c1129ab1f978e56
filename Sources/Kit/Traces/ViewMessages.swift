import AppScreens

/// The messages that views receive from their mediators while something happens, without the state behind them.
package struct ViewMessages {
  /// A call of a view's method, a value that is set on it, or one that a binding delivers.
  package struct Message {
    /// The kind: `show`, `set` or `notify`.
    package let kind: MessageKind

    /// The name of the method, the property or the value, such as `show(street:)`.
    package let name: String

    /// The arguments, as Swift would write them; of an object only its type.
    package let arguments: [String]

    /// Indicates whether it delivers the current value to a view that has just begun to observe it.
    package let isFirstOfBinding: Bool
  }

  private let recorder = Recorder(readsState: false)

  /// No messages yet.
  package init() {}

  /// Indicates whether a view records its messages.
  package static func areRecorded(by view: AnyObject) -> Bool { view is any RecordingView }

  /// Does something to a screen that this function has made as well.
  ///
  /// - Parameter happening: What happens.
  /// - Returns: What that returns, and the messages to views.
  package func during<Result>(_ happening: () -> Result) -> (result: Result, messages: [Message]) {
    let result = recorder.recording(happening)
    var begun: Set<String> = []
    let messages = recorder.takeEntries().compactMap { entry -> Message? in
      if entry.kind == .bind { begun.insert(entry.name) }
      guard [.show, .set, .notify].contains(entry.kind) else { return nil }
      let arguments = entry.arguments.map { argument in
        switch argument {
        case .value(let text): text
        case .view: "self"
        case .object(let type): type
        }
      }
      let isFirst = entry.kind == .notify && begun.remove(entry.name) != nil
      return Message(
        kind: entry.kind, name: entry.name, arguments: arguments, isFirstOfBinding: isFirst)
    }
    return (result, messages)
  }
}
