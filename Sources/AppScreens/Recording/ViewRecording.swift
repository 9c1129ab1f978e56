/// A headless view's place in a trace; it has none while nobody traces.
///
/// A view that is to be traced makes one together with itself, and speaks and listens through its `log`:
///
/// ```swift
/// let recording = ViewRecording()
/// ```
public struct ViewRecording {
  /// The recorder of messages while a trace is taken; nil otherwise.
  @TaskLocal package static var recorder: (any MessageRecorder)?

  /// The way to the tracer; nil while nothing is traced.
  @usableFromInline package let track: RecordingTrack?

  /// The place of a view that is being made.
  public init() {
    track = Self.recorder.map { RecordingTrack(recorder: $0, source: .view($0.countView())) }
  }

  private init(track: RecordingTrack?) {
    self.track = track
  }

  /// The place of a view that is not recorded.
  static var none: ViewRecording { ViewRecording(track: nil) }
}
