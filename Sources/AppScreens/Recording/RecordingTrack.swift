/// The way that the messages of one participant take to the one who traces.
@usableFromInline
final class RecordingTrack: Sendable {
  private let recorder: any MessageRecorder
  private let source: RecordedMessage.Source

  init(recorder: any MessageRecorder, source: RecordedMessage.Source) {
    self.recorder = recorder
    self.source = source
  }

  /// Hands a message to the one who traces.
  @usableFromInline
  func record<each Argument>(
    _ kind: MessageLog.Kind, _ name: StaticString, _ file: StaticString, _ line: Int,
    in root: AnyObject?, _ argument: repeat each Argument
  ) {
    var arguments: [Any] = []
    repeat arguments.append(each argument)
    record(kind, name, SourceLine(file: "\(file)", line: line), in: root, arguments)
  }

  /// Hands a message to the one who traces, with the number of a request.
  func record(
    _ kind: MessageLog.Kind, _ name: StaticString, _ site: SourceLine, in root: AnyObject?,
    _ arguments: [Any], request: Int? = nil
  ) {
    recorder.record(
      RecordedMessage(
        kind: kind, name: "\(name)", arguments: arguments, source: source, request: request,
        site: site),
      in: root)
  }
}
