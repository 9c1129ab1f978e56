/// A mediator that records its calls to other mediators, such as those of a presenter to its interactor.
///
/// Such messages do not pass through a view. Like recording views, recording mediators are made from
/// plain ones by the plugin `RecordViews`, where a mediator knows another by a protocol:
///
/// ```swift
/// let recording = MediatorRecording()
///
/// func press(_ key: Calculator.Key) {
///   interactor.press(log.call("interactor.press(_:)", key))
/// }
/// ```
public protocol RecordingMediator: AnyObject {
  /// The mediator's place in a trace.
  var recording: MediatorRecording { get }
}

extension RecordingMediator {
  /// The record of the mediator's calls to others.
  public var log: MessageLog { MessageLog(recording.track, of: self) }
}

/// A mediator's place in a trace; it has none unless a trace is taken while the mediator is created.
public struct MediatorRecording {
  let track: RecordingTrack?

  /// The place of a mediator that is being created.
  public init() {
    track = Recorder.current.map { RecordingTrack($0, .mediator) }
  }
}
