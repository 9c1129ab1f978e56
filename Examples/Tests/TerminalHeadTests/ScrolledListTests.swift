import Testing

@testable import TerminalHead

@Suite struct ScrolledListTests {
  private let songs = ["1", "2", "3", "4", "5"]

  @Test(arguments: [
    ([], ["1", "2"]), ([1], ["2", "3"]), ([2, 2, 2], ["4", "5"]), ([2, 2, 2, -1], ["3", "4"]),
    ([-1], ["1", "2"]),
  ])
  func `A list scrolls as far as there are lines`(distances: [Int], seen: [String]) {
    var list = ScrolledList()
    for distance in distances { list.scroll(by: distance, of: 5, height: 2) }
    #expect(list.lines(of: songs, height: 2) == seen)
  }

  @Test func `A list that has become shorter is seen to its end`() {
    var list = ScrolledList()
    list.scroll(by: 3, of: 5, height: 2)
    #expect(list.lines(of: ["1", "2", "3"], height: 2) == ["2", "3"])
  }
}
