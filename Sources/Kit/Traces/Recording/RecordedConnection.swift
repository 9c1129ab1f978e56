/// A connection between two objects of a screen that passes on each call and records it.
///
/// A presenter's messages to its interactor do not pass through a view. If the presenter knows the
/// interactor by a protocol, put a connection between them where the screen is created. Neither of
/// them changes:
///
/// ```swift
/// final class RecordedInteractor: CalculatorInteracting, RecordedConnection {
///   private let interactor: CalculatorInteractor
///   let recording = ConnectionRecording()
///
///   func press(_ key: Calculator.Key) { interactor.press(log.call("press(_:)", key)) }
/// ```
///
/// The caller is the object that references the connection, the callee the one that the connection
/// references. `trace` finds both by reflection.
public protocol RecordedConnection: AnyObject {
  /// The connection's place in a trace.
  var recording: ConnectionRecording { get }
}

extension RecordedConnection {
  /// The record of the calls that pass through the connection.
  public var log: MessageLog { MessageLog(recording.track, of: self) }
}

/// A connection's place in a trace; it has none unless a trace is taken while it is created.
public struct ConnectionRecording {
  let track: RecordingTrack?

  /// The place of a connection that is being created.
  public init() {
    track = Recorder.current.map { RecordingTrack($0, .connection) }
  }
}
