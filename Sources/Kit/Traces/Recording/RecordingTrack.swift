import TriptychSourceReading

/// The way from one view, mediator or service to the recorder of a trace.
final class RecordingTrack {
  /// The participant that records.
  enum Source: Hashable, Sendable {
    /// A view, by its number.
    case view(Int)

    /// A mediator that calls another.
    case mediator

    /// The service or store, or a request to it.
    case service
  }

  private let recorder: Recorder
  private let source: Source

  /// The arguments that were evaluated and not yet recorded, the last one last.
  private var pending: [Any] = []

  /// The values that the view observes because it has read them, each with its line.
  private var readings: [(name: StaticString, file: StaticString, line: Int)] = []

  /// The screen of the participant; nil until the tracer has set it.
  weak var screen: AnyObject?

  init(_ recorder: Recorder, _ source: Source) {
    self.recorder = recorder
    self.source = source
  }

  deinit {
    endReadings()
  }

  /// Keeps an argument until its call is recorded.
  func keep(_ argument: Any) {
    pending.append(argument)
  }

  /// Records a call with as many of the arguments kept last as its name has labels.
  func recordCall(
    _ name: StaticString, _ file: StaticString, _ line: Int, by speaker: AnyObject?
  ) {
    let count = min(pending.count, "\(name)".count { $0 == ":" })
    let arguments = Array(pending.suffix(count))
    pending.removeLast(count)
    record(.call, name, file, line, by: speaker, arguments)
  }

  /// Records a message, whose name may begin with the property by which the mediator is reached.
  func record(
    _ kind: MessageKind, _ name: StaticString, _ file: StaticString, _ line: Int,
    by speaker: AnyObject?, _ arguments: [Any], request: Int? = nil
  ) {
    let name = "\(name)"
    let property = name.prefix { $0 != "(" }.firstIndex(of: ".").map { name[..<$0] }
    let member = property.map { name[$0.endIndex...].dropFirst() } ?? name[...]
    let message = Recorder.RecordedMessage(
      kind: kind == .call && property == "delegate" ? .delegate : kind, name: String(member),
      property: property.map(String.init), arguments: arguments, source: source,
      request: request, site: SourceLine(file: "\(file)", line: line))
    recorder.record(message, by: speaker, on: screen)
  }

  /// Records that a view reads a value, and so observes it.
  func recordReading(
    of value: Any, _ name: StaticString, _ file: StaticString, _ line: Int, by view: AnyObject?
  ) {
    readings.append((name, file, line))
    record(.bind, name, file, line, by: view, [])
    record(.notify, name, file, line, by: view, [value])
  }

  /// Records that the view no longer observes what it has read.
  func endReadings() {
    for (name, file, line) in readings { record(.unbind, name, file, line, by: nil, []) }
    readings = []
  }

  /// Counts one more request, and returns its number.
  func countRequest() -> Int { recorder.countRequest() }
}
