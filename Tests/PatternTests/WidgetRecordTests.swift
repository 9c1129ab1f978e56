import AppModels
import AppScreens
import Synchronization
import Testing

@testable import MVC

/// The widgets of MVC's headless views: each says what it is set to, and what is read off it.
struct WidgetRecordTests {
  @Test
  func `a text is recorded when it is set and when it is read`() {
    expectRecords(of: HeadlessCalculatorView.init, \.text, "12", named: "text")
    expectRecords(of: HeadlessColourSelectorView.init, \.status, "on", named: "status")
    expectRecords(of: HeadlessTokenCalculatorView.init, \.separators, ",", named: "separators")
    expectRecords(of: HeadlessTokenCalculatorView.init, \.input, "1,2", named: "input")
    expectRecords(of: HeadlessTokenCalculatorView.init, \.total, "3", named: "total")
    expectRecords(of: HeadlessAddressFormView.init, \.street, "1 Main", named: "street")
    expectRecords(of: HeadlessAddressFormView.init, \.city, "Seoul", named: "city")
    expectRecords(of: HeadlessAddressFormView.init, \.state, "Jung", named: "state")
    expectRecords(of: HeadlessAddressFormView.init, \.zip, "04524", named: "zip")
    expectRecords(of: HeadlessAddressFormView.init, \.address, "none", named: "address")
    expectRecords(of: HeadlessAddressFormView.init, \.message, "done", named: "message")
  }

  @Test
  func `a switch is recorded when it is set and when it is read`() {
    expectRecords(of: HeadlessColourSelectorView.init, \.isGreenOn, true, named: "isGreenOn")
    expectRecords(of: HeadlessColourSelectorView.init, \.isYellowOn, true, named: "isYellowOn")
  }

  @Test
  func `a view records that it is given a delegate`() {
    let recorder = NameRecorder()
    ViewRecording.$recorder.withValue(recorder) {
      _ = CalculatorController(view: HeadlessCalculatorView())
      _ = ColourSelectorController(view: HeadlessColourSelectorView())
      _ = TokenCalculatorController(view: HeadlessTokenCalculatorView())
      _ = AddressFormController(view: HeadlessAddressFormView(), store: HeadlessAddressStore())
    }
    #expect(recorder.names.count { $0 == "set delegate" } == 4)
  }

  private func expectRecords<View: HeadlessView, Value: Equatable>(
    of makeView: () -> View, _ widget: ReferenceWritableKeyPath<View, Value>, _ value: Value,
    named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let recorder = NameRecorder()
    ViewRecording.$recorder.withValue(recorder) {
      let view = makeView()
      view[keyPath: widget] = value
      #expect(view[keyPath: widget] == value, sourceLocation: sourceLocation)
    }
    // Setting through a key path reads first.
    #expect(
      recorder.names.suffix(2) == ["set \(name)", "read \(name)"], sourceLocation: sourceLocation)
  }
}

/// Keeps the kind and the name of each message.
private final class NameRecorder: MessageRecorder {
  private let contents = Mutex<[String]>([])

  var names: [String] { contents.withLock { $0 } }

  func countView() -> Int { 1 }

  func record(_ message: RecordedMessage, in view: AnyObject?) {
    contents.withLock { $0.append("\(message.kind) \(message.name)") }
  }
}
