import AppScreens

/// A headless service or store that records, or a request to it that does.
public protocol RecordingServicePart: ServicePart {
  /// The record of its requests and responses.
  var log: ServiceLog { get }
}

/// The record of a service's requests and responses; without effect unless a trace is taken.
///
/// ```swift
/// let log = ServiceLog()
///
/// func search(_ term: String, then receive: @escaping (Songs) -> Void) -> CancellationToken {
///   let receive = log.request("search(_:then:)", term, then: receive)
/// ```
public struct ServiceLog {
  let track: RecordingTrack?

  /// The record of a service or a request that is being created.
  public init() {
    track = Recorder.current.map { RecordingTrack($0, .service) }
  }

  /// Records a request, and each response on its way.
  ///
  /// - Parameters:
  ///   - name: The method's full name.
  ///   - value: The arguments before the last.
  ///   - receive: The last argument, which receives a response.
  ///   - file: The file of the method.
  ///   - line: The line there.
  /// - Returns: The function to call with a response.
  public func request<each Value, Answer>(
    _ name: StaticString, _ value: repeat each Value, then receive: @escaping (Answer) -> Void,
    file: StaticString = #filePath, line: Int = #line
  ) -> (Answer) -> Void {
    guard let track else { return receive }
    var asked: [Any] = []
    repeat asked.append(each value)
    let (request, arguments) = (track.countRequest(), asked)
    track.record(.request, name, file, line, by: nil, arguments, request: request)
    return { answer in
      track.record(.answer, name, file, line, by: nil, arguments + [answer], request: request)
      receive(answer)
    }
  }

  /// Records a request, and each response without a value on its way.
  ///
  /// - Parameters:
  ///   - name: The method's full name.
  ///   - value: The arguments before the last.
  ///   - receive: The last argument, which receives a response.
  ///   - file: The file of the method.
  ///   - line: The line there.
  /// - Returns: The function to call with a response.
  public func request<each Value>(
    _ name: StaticString, _ value: repeat each Value, then receive: @escaping () -> Void,
    file: StaticString = #filePath, line: Int = #line
  ) -> () -> Void {
    let answer: (()) -> Void = request(
      name, repeat each value, then: { (_: Void) in receive() }, file: file, line: line)
    return { answer(()) }
  }

  /// Records that a response is no longer needed.
  ///
  /// - Parameters:
  ///   - name: The method's full name.
  ///   - file: The file of the method.
  ///   - line: The line there.
  public func cancel(_ name: StaticString, file: StaticString = #filePath, line: Int = #line) {
    track?.record(.cancel, name, file, line, by: nil, [])
  }
}
