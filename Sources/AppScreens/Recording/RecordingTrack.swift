/// The way from one participant to the tracer.
@usableFromInline
package final class RecordingTrack {
  private let recorder: any MessageRecorder
  private let source: RecordedMessage.Source

  /// The screen that the participant is on; nil until the tracer has set it.
  package weak var screen: AnyObject?

  init(recorder: any MessageRecorder, source: RecordedMessage.Source) {
    self.recorder = recorder
    self.source = source
  }

  /// Hands a message to the tracer.
  @usableFromInline
  func record<each Argument>(
    _ kind: MessageKind, _ name: StaticString, _ file: StaticString, _ line: Int,
    in speaker: AnyObject?, _ argument: repeat each Argument
  ) {
    var arguments: [Any] = []
    repeat arguments.append(each argument)
    record(kind, name, SourceLine(file: "\(file)", line: line), in: speaker, arguments)
  }

  /// Hands a message to the tracer, with the number of a request.
  func record(
    _ kind: MessageKind, _ name: StaticString, _ site: SourceLine, in speaker: AnyObject?,
    _ arguments: [Any], request: Int? = nil
  ) {
    recorder.record(
      RecordedMessage(
        kind: kind, name: "\(name)", arguments: arguments, source: source, request: request,
        site: site),
      by: speaker, on: screen)
  }
}
