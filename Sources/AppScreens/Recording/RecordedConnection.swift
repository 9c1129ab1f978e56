/// A connection between two objects of a screen that passes on each call, and records it.
///
/// A view records what it says and hears, but a presenter's messages to its interactor do not pass
/// through a view. If the presenter knows the interactor by a protocol, put a connection between them
/// when you make the screen. Neither of them changes:
///
/// ```swift
/// final class RecordedInteractor: CalculatorInteracting, RecordedConnection {
///   private let interactor: CalculatorInteractor
///   let recording = ConnectionRecording()
///
///   func press(_ key: Calculator.Key) { log.call("press(_:)", interactor.press(_:), key) }
/// ```
///
/// The caller is the object that holds the connection, the callee the one that the connection holds:
/// strongly or weakly, as the caller would. `trace` finds both by reflection.
public protocol RecordedConnection: AnyObject {
  /// The connection's place in a trace.
  var recording: ConnectionRecording { get }
}

/// A connection's place in a trace; it has none while nobody traces.
public struct ConnectionRecording {
  /// The way to the tracer; nil while nothing is traced.
  @usableFromInline package let track: RecordingTrack?

  /// The place of a connection that is being made.
  public init() {
    track = ViewRecording.recorder.map { RecordingTrack(recorder: $0, source: .connection) }
  }
}

/// The record of the calls that pass through a connection.
public struct ConnectionLog {
  @usableFromInline let track: RecordingTrack?
  @usableFromInline let connection: AnyObject

  @_transparent
  @usableFromInline
  init(of connection: some RecordedConnection) {
    track = connection.recording.track
    self.connection = connection
  }

  /// Calls a method of the object behind the connection.
  ///
  /// - Parameters:
  ///   - name: The method by its full name, such as `press(_:)`.
  ///   - method: The same method, by a reference with all its labels.
  ///   - argument: The arguments, in order.
  ///   - file: The file that the call stands in.
  ///   - line: The line there.
  /// - Returns: The result of the method.
  /// - Throws: What the method throws.
  @_transparent
  public func call<each Argument, Result, Failure>(
    _ name: StaticString, _ method: (repeat each Argument) throws(Failure) -> Result,
    _ argument: repeat each Argument, file: StaticString = #filePath, line: Int = #line
  ) throws(Failure) -> Result {
    track?.record(.call, name, file, line, in: connection, repeat each argument)
    return try method(repeat each argument)
  }
}

extension RecordedConnection {
  /// The log through which each call passes.
  @_transparent
  public var log: ConnectionLog { ConnectionLog(of: self) }
}
