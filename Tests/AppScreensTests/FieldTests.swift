import AppScreens
import Foundation
import Testing

/// A field shows that its cursor moved when code sets the text that the user has typed in it.
struct FieldTests {
  private struct Box: Codable, Equatable {
    @Field var text = ""
  }

  @Test
  func `a field set to what was typed in it shows that its cursor moved, until the user types`() {
    var box = Box()
    box.$text.type("IU")
    #expect(!box.$text.isCursorMoved)
    box.text = "IU"
    box.text = "IU"
    #expect(box.$text.isCursorMoved && box.text == "IU")
    #expect(Widget("text", shows: box.$text) != Widget("text", shows: "IU"))
    box.$text.type("IUs")
    #expect(!box.$text.isCursorMoved)
  }

  @Test
  func `no cursor moves in a field that is set to another text, or empty, or was not typed in`() {
    var box = Box()
    box.text = "IU"
    box.text = "IU"
    #expect(!box.$text.isCursorMoved)
    box.$text.type("")
    box.text = ""
    #expect(!box.$text.isCursorMoved)
    box.$text.type(" IU ")
    box.text = "IU"
    box.text = "IU"
    #expect(!box.$text.isCursorMoved)
  }

  @Test
  func `an update sets another text, and not the one that was typed`() {
    var box = Box()
    box.$text.type("IU")
    box.$text.update("IU")
    #expect(!box.$text.isCursorMoved)
    box.$text.update("BTS")
    #expect(box.text == "BTS")
  }

  @Test
  func `the coding keeps a moved cursor`() throws {
    var box = Box()
    box.$text.type("IU")
    box.text = "IU"
    let copy = try JSONDecoder().decode(Box.self, from: try JSONEncoder().encode(box))
    #expect(copy == box && copy.$text.isCursorMoved)
  }
}
