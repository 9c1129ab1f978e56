import AppScreens
import Synchronization

/// Keeps what views, connections and worlds record, each with a snapshot of the state at that moment.
final class Recorder: MessageRecorder {
  /// An entry that a view, a connection or a world recorded.
  struct Entry: Sendable {
    let kind: MessageKind
    let name: String
    let arguments: [Argument]
    let source: RecordedMessage.Source

    /// The view or the connection that recorded it; nil for a world.
    let speaker: ObjectIdentifier?

    let request: Int?
    let site: SourceLine
    let snapshot: Snapshot

    /// The functions that were running, the innermost first; of what a mediator does to others.
    let frames: [CallFrame]
  }

  /// An argument of a message.
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
  }

  private let contents = Mutex(Contents())

  /// Records what is said and heard while something happens.
  func recording<Result>(_ happening: () -> Result) -> Result {
    ViewRecording.$recorder.withValue(self) { CallStack.watching(happening) }
  }

  func countView() -> Int {
    contents.withLock { contents in
      contents.views += 1
      return contents.views
    }
  }

  func record(_ message: RecordedMessage, by speaker: AnyObject?, on screen: AnyObject?) {
    let isOfConnection = message.source == .connection
    let root = screen ?? (isOfConnection ? nil : speaker)
    let snapshot = root.map(Snapshot.init(behind:)) ?? Snapshot()
    let isFromMediator = isOfConnection || !message.kind.isToMediator
    let entry = Entry(
      kind: message.kind, name: message.name,
      arguments: message.arguments.map { Argument($0, in: speaker) },
      source: message.source, speaker: speaker.map(ObjectIdentifier.init),
      request: message.request, site: message.site, snapshot: snapshot,
      frames: isFromMediator ? CallStack.frames() : [])
    contents.withLock { $0.entries.append(entry) }
  }

  /// The number of views so far.
  var views: Int {
    contents.withLock { $0.views }
  }

  /// Returns the entries since the last call, and forgets them.
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
