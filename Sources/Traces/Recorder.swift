import AppScreens
import Synchronization

/// Takes down what views record, each with a snapshot of the state at that moment.
final class Recorder: MessageRecorder {
  /// What a view recorded.
  struct Entry: Sendable {
    let kind: Message.Kind
    let name: String
    let arguments: [Argument]
    let view: Int
    let site: SourceLine
    let snapshot: Snapshot
  }

  /// What went with a message.
  enum Argument: Sendable {
    /// A value, as Swift would write it.
    case value(String)

    /// The view itself.
    case view

    /// Another object, by its type.
    case object(type: String)
  }

  private let contents = Mutex<(views: Int, entries: [Entry])>((0, []))

  func countView() -> Int {
    contents.withLock { contents in
      contents.views += 1
      return contents.views
    }
  }

  func record(_ message: RecordedMessage, in view: AnyObject) {
    let arguments = message.arguments.map { Argument($0, in: view) }
    let entry = Entry(
      kind: Message.Kind(message.kind), name: message.name, arguments: arguments,
      view: message.view, site: message.site, snapshot: Snapshot(behind: view))
    contents.withLock { $0.entries.append(entry) }
  }

  /// How many views there have been.
  var views: Int {
    contents.withLock { $0.views }
  }

  /// What was recorded since the last time.
  func takeEntries() -> [Entry] {
    contents.withLock { contents in
      defer { contents.entries = [] }
      return contents.entries
    }
  }
}

extension Recorder.Argument {
  fileprivate init(_ value: Any?, in view: AnyObject) {
    if let value, Mirror(reflecting: value).displayStyle == .class {
      let object = value as AnyObject
      self = object === view ? .view : .object(type: "\(type(of: object))")
    } else {
      self = .value(String(swift: value))
    }
  }
}
