import Testing
import TriptychRecordingViews

/// Who takes part in a conversation: mediators that call each other do; screens and helpers do not.
struct ParticipantsTests {
  @Test func `a mediator that knows another by a protocol records its calls`() throws {
    let text = try Fixture.recorded(
      """
      protocol Panel: AnyObject { func show(_ text: String) }
      protocol Output: AnyObject { func didAdd(_ count: Int) }
      protocol Adding: AnyObject { func add() }
      final class V: Panel, HeadlessView { let presenter: P; func show(_ text: String) {} }
      final class P: Output {
        weak var view: (any Panel)?
        let adder: any Adding
        let row: Row
        func press() { adder.add(); row.f() }
        func didAdd(_ count: Int) { view?.show("1") }
      }
      final class Adder: Adding { weak var output: (any Output)?; func add() { output?.didAdd(1) } }
      final class Row { func f() {} }
      """)
    #expect(
      Fixture.line(5, of: text)
        == "final class P: Output, RecordingMediator { public let recording = MediatorRecording();")
    #expect(
      Fixture.line(9, of: text)
        == #"func press() { self.log.call("adder.add()", on: adder).add(); row.f() }"#)
    #expect(Fixture.line(10, of: text) == #"func didAdd(_ count: Int) { view?.show("1") }"#)
    #expect(text.contains(#"output?.didAdd(self.log.call("output.didAdd(_:)", 1))"#))
    #expect(text.contains("final class Adder: Adding, RecordingMediator {"))
    #expect(text.contains("final class Row {"))
  }

  @Test func `a call of a mediator with a closure is refused`() throws {
    let refusal = try Fixture.refusal(
      of: """
        protocol Adding: AnyObject { func add(_ done: () -> Void) }
        final class V: HeadlessView { let presenter: P }
        final class P { let adder: any Adding; func f() { adder.add { } } }
        """)
    #expect(refusal?.hasPrefix("V.swift:3: adder.add is called with a closure") == true)
  }

  @Test func `what a screen does to its view is no message, and what a mediator does is one`()
    throws
  {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        let presenter: P
        func close() {}
        func blink() {}
      }
      final class S: Screen { var view: V; func replaceView() { view.close() } }
      final class P { var view: V; func f() { view.blink() } }
      """)
    #expect(Fixture.line(3, of: text) == "func close() {}")
    #expect(Fixture.line(4, of: text) == #"func blink() { self.log.show("blink()");}"#)
  }

  @Test(arguments: [
    (setter: "view?.display = D()", isRecorded: true),
    (setter: "view?.display.text = text", isRecorded: false),
    (setter: "if view?.display == other {}", isRecorded: false),
  ])
  func `a display is recorded if a mediator sets it as a whole`(
    setter: String, isRecorded: Bool
  ) throws {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        let store: Store
        var display = D()
      }
      final class Store { weak var view: V?; func render() { \(setter) } }
      """)
    #expect(
      Fixture.line(3, of: text)
        == (isRecorded
          ? #"var display = D() { didSet { self.log.set("display", display) } }"#
          : "var display = D()"))
  }

  /// A presenter that a view makes for itself may keep a state, and a helper may keep none.
  @Test(arguments: ["display", "state"])
  func `what a view makes to show something is no mediator`(property: String) throws {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        private let fields = Fields()
        func perform(_ gesture: G) { fields.type(gesture.text) }
      }
      final class Fields { var \(property) = D() }
      """)
    #expect(text.contains("fields.type(self.log.call(") == (property != "display"))
  }

  @Test func `a helper for any thread is no mediator`() throws {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        let frames = Frames()
        func perform(_ g: G) { frames.turn(); f { [frames] in frames.schedule() } }
      }
      final class Frames: Sendable {}
      """)
    #expect(
      Fixture.line(3, of: text).hasSuffix("{ frames.turn(); f { [frames] in frames.schedule() } }"))
  }
}
