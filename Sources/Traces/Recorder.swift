import AppScreens
import Synchronization

/// Keeps what views record, each with a snapshot of the state at that moment.
final class Recorder: MessageRecorder {
  /// What a view recorded.
  struct Entry: Sendable {
    let kind: Message.Kind
    let name: String
    let arguments: [Argument]
    let view: Int
    let site: SourceLine
    let snapshot: Snapshot

    /// The functions that were running, the innermost first; of what the mediator does to the view.
    let frames: [CallFrame]
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

  private struct Contents {
    var views = 0
    var entries: [Entry] = []
    var outerAddresses: [UInt64] = []
  }

  private let contents = Mutex(Contents())

  /// Records what views say and hear while something happens.
  func recording<Result>(_ happening: () -> Result) -> Result {
    contents.withLock { $0.outerAddresses = CallStack.addresses() }
    return MessageLog.$recorder.withValue(self, operation: happening)
  }

  func countView() -> Int {
    contents.withLock { contents in
      contents.views += 1
      return contents.views
    }
  }

  func record(_ message: RecordedMessage, in view: AnyObject?) {
    let kind = Message.Kind(message.kind)
    let outer = contents.withLock { $0.outerAddresses }
    let arguments = message.arguments.map { Argument($0, in: view) }
    let entry = Entry(
      kind: kind, name: message.name, arguments: arguments,
      view: message.view, site: message.site,
      snapshot: view.map(Snapshot.init(behind:)) ?? Snapshot(),
      frames: kind.isFromView ? [] : CallStack.frames(within: outer))
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
  fileprivate init(_ value: Any, in view: AnyObject?) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      self = object === view ? .view : .object(type: "\(type(of: object))")
    } else if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
      self.init(wrapped, in: view)
    } else {
      self = .value(String(swift: value))
    }
  }
}
