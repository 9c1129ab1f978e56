import AppScreens
import Synchronization
import TriptychSourceReading

/// Keeps what views, mediators and services record, each with a snapshot of the state at that moment.
final class Recorder: Sendable {
  /// The recorder while a trace is taken; nil otherwise.
  @TaskLocal static var current: Recorder?

  /// A message as it was recorded; its arguments are values, not yet text.
  struct RecordedMessage {
    let kind: MessageKind
    let name: String

    /// The property by which the view reaches the mediator, such as `presenter`; nil if that is not known.
    let property: String?

    let arguments: [Any]
    let source: RecordingTrack.Source

    /// The number of the request that is made or gets its response, counted from 1.
    let request: Int?

    let site: SourceLine
  }

  /// A message that was recorded, as it was at that moment.
  struct Entry: Sendable {
    let kind: MessageKind
    let name: String
    let property: String?
    let arguments: [Argument]
    let source: RecordingTrack.Source

    /// The view or the mediator that recorded it; nil for a service.
    let speaker: ObjectIdentifier?

    /// The object in the property of the one that recorded it; nil if there is none.
    let receiver: ObjectIdentifier?

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

  private let viewCount = Atomic(0)
  private let requestCount = Atomic(0)
  private let entries = Mutex<[Entry]>([])

  /// Records the messages while something happens.
  func recording<Result>(_ happening: () -> Result) -> Result {
    Self.$current.withValue(self) { CallStack.watching(happening) }
  }

  /// Counts one more view, and returns its number; the first is 1.
  func countView() -> Int { viewCount.add(1, ordering: .relaxed).newValue }

  /// Counts one more request, and returns its number; the first is 1.
  func countRequest() -> Int { requestCount.add(1, ordering: .relaxed).newValue }

  /// Keeps a message at the moment at which it is sent or received.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - speaker: The view, which may be going away, or the mediator; nil for a service.
  ///   - screen: The screen that they are on, if it is known.
  func record(_ message: RecordedMessage, by speaker: AnyObject?, on screen: AnyObject?) {
    let isToOther = message.source == .mediator
    let root = screen ?? (isToOther ? nil : speaker)
    let snapshot = root.map(Snapshot.init(behind:)) ?? Snapshot()
    let isFromMediator = isToOther || !message.kind.isToMediator
    let receiver = message.property.flatMap { name in
      speaker.flatMap { StoredProperty.object(named: name, of: $0) }
    }
    let entry = Entry(
      kind: message.kind, name: message.name, property: message.property,
      arguments: message.arguments.map { Argument($0, in: speaker) },
      source: message.source, speaker: speaker.map(ObjectIdentifier.init),
      receiver: receiver.map(ObjectIdentifier.init),
      request: message.request, site: message.site, snapshot: snapshot,
      frames: isFromMediator ? CallStack.frames() : [])
    entries.withLock { $0.append(entry) }
  }

  /// The number of views so far.
  var views: Int { viewCount.load(ordering: .relaxed) }

  /// Returns the entries since the last call, and forgets them.
  func takeEntries() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
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
