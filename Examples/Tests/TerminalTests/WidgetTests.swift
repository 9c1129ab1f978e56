import AppScreens
import TerminalWidgets
import Testing

@Suite struct WidgetTests {
  @Test(arguments: [
    ("", "     "), ("abc", "abc  "), ("abcde", "abcde"), ("abcdef", "…cdef"),
    ("좋은날", "…은날"), ("a좋은날", "…은날"),
  ])
  func `The end of a text fits its columns`(text: String, shown: String) {
    #expect(text.end(fittedTo: 5) == shown)
  }

  @Test(arguments: [
    (0, "…def▏"), (1, "…de▏f"), (3, "abc▏…"), (6, "▏abc…"),
  ])
  func `What is around the cursor fits its columns`(place: Int, shown: String) {
    #expect("abcdef".fitted(to: 5, around: place) == shown)
  }

  @Test func `Nothing that a terminal obeys is shown`() {
    #expect("a\u{1B}[31m\u{9B}é".printable == "a\u{FFFD}[31m\u{FFFD}é")
  }

  /// The keys that make a list of five rows show these dates in three lines.
  @Test(arguments: [
    ([Key](), "1 2"), ([.down], "2 3"), ([.pageDown, .pageDown], "4 5"), ([.up], "1 2"),
    ([.pageDown, .pageDown, .up], "3 4"),
  ])
  func `A list scrolls as far as there are rows`(keys: [Key], seen: String) {
    let list = SongList("rows")
    list.wrappedValue = (1...5).map {
      MusicSearchRow(song: "", artist: "", album: "", date: "\($0)", picture: "")
    }
    _ = list.draw(width: 20, height: 3, isFocused: false)
    for key in keys { _ = list.press(key, isFocused: false) }
    let lines = list.draw(width: 20, height: 3, isFocused: false)
    #expect(lines.dropLast().map { $0.text.prefix(1) }.joined(separator: " ") == seen)
  }
}
