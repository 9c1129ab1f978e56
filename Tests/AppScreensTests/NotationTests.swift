import AppModels
import AppScreens
import Foundation
import Testing

/// Steps as people write them, and displays as programs read them.
struct NotationTests {
  @Test(arguments: CalculatorGesture.allCases)
  func `reading a key gives it back`(gesture: CalculatorGesture) throws {
    #expect(try CalculatorGesture.read(gesture.notation) == [gesture])
  }

  @Test(arguments: ColourSelectorGesture.allCases)
  func `reading a turn gives it back`(gesture: ColourSelectorGesture) throws {
    #expect(try ColourSelectorGesture.read(gesture.notation) == [gesture])
  }

  @Test(arguments: ["", "=", "a=b", "\r\n", "\u{301}", " ", "\u{0}", "👩‍👩‍👧", "replace-view"])
  func `reading an edit gives the text back, scalar by scalar`(text: String) throws {
    for gesture in [TokenCalculatorGesture.editSeparators(text), .editInput(text)] {
      let read = try TokenCalculatorGesture.read(gesture.notation)
      #expect(
        read.map { Array($0.notation.unicodeScalars) } == [Array(gesture.notation.unicodeScalars)])
      #expect(read == [gesture])
    }
  }

  @Test
  func `a run of keys is read key by key`() throws {
    let keys = try CalculatorGesture.read("1AC-=")
    #expect(
      keys == [
        .press(.digit(.one)), .press(.allClear), .press(.operation(.subtract)), .press(.equals),
      ])
  }

  @Test
  func `replacing the view is a step in every app`() throws {
    #expect(try Step<CalculatorGesture>.read("replace-view") == [.replaceView])
    #expect(Step<ColourSelectorGesture>.replaceView.notation == "replace-view")
  }

  @Test(arguments: ["", "12x", "1A", "ACAD", "5\u{301}", "1 2"])
  func `anything but a key is refused, with a list of the keys`(notation: String) {
    let failure = #expect(throws: NotationFailure.self) { try CalculatorGesture.read(notation) }
    #expect(failure?.remedy.contains("0 to 9") == true)
  }

  @Test
  func `a mistyped gesture is refused, with the gestures that there are`() {
    let edit = #expect(throws: NotationFailure.self) { try TokenCalculatorGesture.read("inputs=1") }
    #expect(edit?.remedy.contains("input=TEXT") == true)
    let turn = #expect(throws: NotationFailure.self) { try ColourSelectorGesture.read("green=1") }
    #expect(turn?.remedy.contains("green=on") == true)
  }

  @Test
  func `a failure of a notation quotes it`() {
    let failure = NotationFailure(of: "\u{1B}[2J", "is not a gesture", remedy: "write press")
    #expect("\(failure)" == #""\u{1B}[2J" is not a gesture; write press"#)
  }

  @Test
  func `a display is read back from its JSON`() throws {
    try expectRoundTrip(
      TokenCalculatorDisplay(separators: "\r\n", input: "1/\u{301}\"", total: "error"))
    try expectRoundTrip(ColourSelectorDisplay(green: true, yellow: false, status: "Green"))
  }

  private func expectRoundTrip<Display: ScreenDisplay>(_ display: Display) throws {
    let data = try JSONEncoder().encode(display)
    #expect(try JSONDecoder().decode(Display.self, from: data) == display)
  }

  @Test func `a long text is cut in its middle, between quotes of its own alone`() {
    let text = String(repeating: "1, ", count: 30)
    let failure = NotationFailure(of: text, "is not a key", remedy: "try 5")
    let (start, end) = (text.prefix(40), text.suffix(20))
    #expect(failure.problem == "\"\(start) … \(end)\" (90 characters) is not a key")
  }
}
