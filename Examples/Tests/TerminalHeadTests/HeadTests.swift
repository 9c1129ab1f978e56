import AppScreens
import MVC
import MVP
import MVVM
import Testing

@testable import TerminalHead

@Suite struct HeadTests {
  private let room = Room(width: 76, height: 20)

  private func summary(
    of head: some Head, in pattern: Pattern, typing typed: String
  ) -> String {
    var head = head
    head.change(to: pattern)
    for key in Key.read(typed) { head.press(key, in: room) }
    return head.summary
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `Tab moves between the fields, and Return updates`(pattern: Pattern) {
    let summary = summary(
      of: AddressFormHead(), in: pattern, typing: "1 Main\tSeoul\tJung\t04525\u{7F}4\r")
    #expect(
      summary.hasSuffix("address \"1 Main, Seoul, Jung 04524\"  message \"Address updated\"\n"))
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `An address arrives at a key, and another one at the next`(pattern: Pattern) {
    let head = AddressFormHead()
    let once = summary(of: head, in: pattern, typing: "\u{1}")
    let twice = summary(of: head, in: pattern, typing: "\u{1}\u{1}")
    #expect(once.contains("address \"1 Main, Seoul, Jung 04524\""))
    #expect(twice.contains("address \"350 Fifth Avenue, New York, NY 10118\""))
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `The oldest request is answered at a key, and fails at another`(pattern: Pattern) {
    let head = MusicSearchHead(over: nil)
    #expect(
      summary(of: head, in: pattern, typing: "IU\u{12}").hasSuffix("asked \"IU\"\n"))
    #expect(
      summary(of: head, in: pattern, typing: "IU\u{12}\u{12}").contains("\"2 songs for IU\""))
    #expect(
      summary(of: head, in: pattern, typing: "I\u{6}").contains("\"Search failed: no connection\""))
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `Return retries, once there is something to retry`(pattern: Pattern) {
    var head = MusicSearchHead(over: nil)
    head.change(to: pattern)
    head.press(.character("I"), in: room)
    #expect(head.step(for: .enter, in: room) == nil)
    head.press(.control("f"), in: room)
    #expect(head.step(for: .enter, in: room) == .gesture(.retry))
  }

  @Test func `A head draws no more lines than there are`() {
    for height in 11...20 {
      let room = Room(width: 38, height: height)
      let heads: [any Head] = [
        AddressFormHead(), MusicSearchHead(over: nil),
        MusicSearchHead(over: HeadlessMusicService()),
      ]
      for head in heads { #expect(head.draw(in: room).count <= height) }
    }
  }
}
