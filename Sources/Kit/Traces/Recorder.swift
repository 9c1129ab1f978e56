import AppScreens
import Synchronization

/// Keeps what views and worlds record, each with a snapshot of the state at that moment.
final class Recorder: MessageRecorder {
  /// An entry that a view or a world recorded.
  struct Entry: Sendable {
    let kind: Message.Kind
    let name: String
    let arguments: [Argument]
    let source: RecordedMessage.Source
    let request: Int?
    let site: SourceLine
    let snapshot: Snapshot

    /// The functions that were running, the innermost first; of what the mediator does to others.
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
    var isRehearsing: Bool
  }

  /// Indicates whether the functions that are running are kept with entries.
  let isFindingLines: Bool

  private let contents: Mutex<Contents>

  /// A recorder without entries; during a rehearsal it keeps no states and no arguments.
  init(findingLines isFindingLines: Bool, rehearsing isRehearsing: Bool = false) {
    self.isFindingLines = isFindingLines
    contents = Mutex(Contents(isRehearsing: isRehearsing))
  }

  /// Keeps everything from now on.
  func endRehearsal() {
    contents.withLock { $0.isRehearsing = false }
  }

  /// Records what views and worlds say and hear while something happens.
  func recording<Result>(_ happening: () -> Result) -> Result {
    ViewRecording.$recorder.withValue(self) { CallStack.watching(happening) }
  }

  func countView() -> Int {
    contents.withLock { contents in
      contents.views += 1
      return contents.views
    }
  }

  func record(_ message: RecordedMessage, in root: AnyObject?) {
    let kind = Message.Kind(message.kind)
    let isRehearsing = contents.withLock(\.isRehearsing)
    let arguments = isRehearsing ? [] : message.arguments.map { Argument($0, in: root) }
    let hasFrames = isFindingLines && (isRehearsing ? kind == .request : !kind.isToMediator)
    let entry = Entry(
      kind: kind, name: message.name, arguments: arguments,
      source: message.source, request: message.request, site: message.site,
      snapshot: isRehearsing ? Snapshot() : root.map(Snapshot.init(behind:)) ?? Snapshot(),
      frames: hasFrames ? CallStack.frames() : [])
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
