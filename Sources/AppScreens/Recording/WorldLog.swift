/// A headless world's record of what it is asked and answers, kept while somebody traces its screen.
///
/// A world that is to be traced makes one together with itself, and hands it to its requests. One
/// expression takes in and records, or sends and records:
///
/// ```swift
/// func search(_ term: String, then receive: @escaping (Songs) -> Void) -> any MusicRequest {
///   let (term, receive) = log.request(term, then: receive)
/// ```
///
/// While nobody traces, everything passes as it is.
public final class WorldLog {
  /// The way to the tracer; nil while nothing is traced.
  package let track: RecordingTrack?

  private var requests = 0

  /// The log of a world that is being made.
  public convenience init() {
    self.init(
      track: ViewRecording.recorder.map { RecordingTrack(recorder: $0, source: .world) })
  }

  private init(track: RecordingTrack?) {
    self.track = track
  }

  /// The log of a world that is not recorded.
  static var none: WorldLog { WorldLog(track: nil) }

  /// Takes in what the world is asked, and has the answers recorded on their way.
  ///
  /// - Parameters:
  ///   - value: The arguments before the last, in order.
  ///   - receive: The last argument: what an answer is handed to.
  ///   - function: The method's full name.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  /// - Returns: The same values, and what is to be called with an answer.
  public func request<each Value, Answer>(
    _ value: repeat each Value, then receive: @escaping (Answer) -> Void,
    function: StaticString = #function, file: StaticString = #filePath, line: Int = #line
  ) -> (repeat each Value, (Answer) -> Void) {
    guard let track else { return (repeat each value, receive) }
    var arguments: [Any] = []
    repeat arguments.append(each value)
    requests += 1
    let (request, asked, site) = (requests, arguments, SourceLine(file: "\(file)", line: line))
    track.record(.request, function, site, in: nil, asked, request: request)
    return (
      repeat each value,
      { answer in
        track.record(.answer, function, site, in: nil, asked + [answer], request: request)
        receive(answer)
      }
    )
  }

  /// Notes that nobody waits for an answer any more.
  public func cancel(
    function: StaticString = #function, file: StaticString = #filePath, line: Int = #line
  ) {
    track?.record(.cancel, function, file, line, in: nil)
  }
}
