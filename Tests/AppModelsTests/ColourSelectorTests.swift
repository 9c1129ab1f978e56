import AppModels
import Testing

/// The colours that are selected.
struct ColourSelectorTests {
  @Test(arguments: ColourSelector.Colour.allCases)
  func `turning a colour leaves the other alone`(colour: ColourSelector.Colour) {
    var selector = ColourSelector()
    selector.turn(colour, on: true)
    #expect(selector.selection == [colour])
    selector.turn(colour, on: true)
    #expect(selector.selection == [colour])
    selector.turn(colour, on: false)
    #expect(selector.selection == [])
  }

  @Test
  func `the order of turning leaves no trace`() {
    var greenFirst = ColourSelector()
    greenFirst.turn(.green, on: true)
    greenFirst.turn(.yellow, on: true)
    var yellowFirst = ColourSelector()
    yellowFirst.turn(.yellow, on: true)
    yellowFirst.turn(.green, on: true)
    #expect(greenFirst == yellowFirst)
  }
}
