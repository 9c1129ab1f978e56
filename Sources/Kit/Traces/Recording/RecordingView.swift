import AppScreens

/// A headless view that records each message between it and its mediators.
///
/// Such views are made from plain ones by the plugin `RecordViews`; a test writes its own. A
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
  public init() {
    track = Recorder.current.map { RecordingTrack($0, .view($0.countView())) }
  }
}
