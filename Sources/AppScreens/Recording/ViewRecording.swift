/// A view that is traced, with its number and the one who traces.
@usableFromInline
final class ViewRecording {
  private let recorder: any MessageRecorder
  private let number: Int
  private weak var view: AnyObject?

  init(of view: AnyObject, by recorder: any MessageRecorder) {
    self.recorder = recorder
    self.view = view
    number = recorder.countView()
  }

  /// Hands a message to the one who traces.
  @usableFromInline
  func record<each Argument>(
    _ kind: MessageLog.Kind, _ name: StaticString, _ file: StaticString, _ line: Int,
    _ argument: repeat each Argument
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
