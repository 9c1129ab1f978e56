/// A headless view's place in a trace; it has none while nobody traces.
///
/// A view that is to be traced makes one together with itself, and speaks and listens through its `log`:
///
/// ```swift
/// let recording = ViewRecording()
/// ```
public struct ViewRecording: Sendable {
  /// The recorder of messages while a trace is taken; nil otherwise.
  @TaskLocal package static var recorder: (any MessageRecorder)?

  @usableFromInline let track: Track?

  /// The place of a view that is being made.
  public init() {
    track = Self.recorder.map { Track(recorder: $0, number: $0.countView()) }
  }

  private init(track: Track?) {
    self.track = track
  }

  /// The place of a view that is not recorded.
  static let none = ViewRecording(track: nil)

  /// Where the messages of one view go, with the view's number.
  @usableFromInline
  final class Track: Sendable {
    private let recorder: any MessageRecorder
    private let number: Int

    init(recorder: any MessageRecorder, number: Int) {
      self.recorder = recorder
      self.number = number
    }

    /// Hands a message to the one who traces.
    @usableFromInline
    func record<each Argument>(
      _ kind: MessageLog.Kind, _ name: StaticString, _ file: StaticString, _ line: Int,
      in view: AnyObject?, _ argument: repeat each Argument
    ) {
      var arguments: [Any] = []
      repeat arguments.append(each argument)
      recorder.record(
        RecordedMessage(
          kind: kind, name: "\(name)", arguments: arguments, view: number,
          site: SourceLine(file: "\(file)", line: line)),
        in: view)
    }
  }
}
