import AppScreens

/// A headless view that records each message between it and its mediators.
///
/// Such views are generated from plain ones by `swift run triptych new recording`; a test writes its own. A
/// wrapped call sends and records in one expression, so a record cannot differ from what is sent:
///
/// ```swift
/// let recording = ViewRecording()
///
/// func perform(_ gesture: CalculatorGesture) {
///   switch gesture {
///   case .press(let key): presenter.press(log.call("presenter.press(_:)", key))
///   }
/// }
/// ```
public protocol RecordingView: HeadlessView {
  /// The view's place in a trace.
  var recording: ViewRecording { get }
}

extension RecordingView {
  /// The record of the view's messages.
  public var log: MessageLog { MessageLog(of: self) }
}

/// A view's place in a trace; it has none unless a trace is taken while the view is created.
public struct ViewRecording {
  let track: RecordingTrack?

  /// The place of a view that is being created.
  ///
  /// - Parameter file: The generated file, if the view's lines are those of another.
  public init(from file: StaticString? = nil) {
    track = Recorder.current.map { recorder in
      RecordingTrack(recorder, .view(recorder.countView()), from: file)
    }
  }
}
