import AppModels
import AppScreens
import Testing
import TextLayout

/// The notations of the apps on which a world acts.
struct WorldNotationTests {
  @Test(arguments: [
    ("reply=1", MusicSearchEvent.reply(1)), ("reply=20", .reply(20)),
    ("fail=1,networking", .fail(1, .networking)), ("fail=2,data", .fail(2, .data)),
    ("fail=3,parsing", .fail(3, .parsing)),
  ])
  func `reading an answer gives it back`(notation: String, event: MusicSearchEvent) throws {
    #expect(try Step<MusicSearchGesture>.read(notation) == [.event(event)])
    #expect(Step<MusicSearchGesture>.event(event).notation == notation)
  }

  @Test(arguments: [
    "reply=", "reply=0", "reply=-1", "reply=+1", "reply=01", "reply=x", "reply= 1", "reply=1,data",
    "reply=9223372036854775808", "reply=1\u{301}", "fail=", "fail=x,data", "fail=0,data",
    "fail=,data",
  ])
  func `a number that is none from 1 numbers no request`(notation: String) {
    let failure = NotationFailure(
      problem: "\(notation.quotedExcerpt) numbers no request",
      remedy: "the service answers its oldest request by reply=1 or fail=1,networking")
    #expect(throws: failure) { try Step<MusicSearchGesture>.read(notation) }
  }

  @Test(arguments: ["fail=1", "fail=1,", "fail=1,foo", "fail=1,Data", "fail=1,data,parsing"])
  func `a failure that is none is told the three`(notation: String) {
    let failure = NotationFailure(
      problem: "\(notation.quotedExcerpt) names no failure",
      remedy: "write fail=1, and networking, data or parsing behind it")
    #expect(throws: failure) { try Step<MusicSearchGesture>.read(notation) }
  }

  @Test(arguments: ["", "IU", " ", "=", "reply=1", "retry", "\r\n", "\u{301}"])
  func `reading a query gives the text back, scalar by scalar`(text: String) throws {
    let gesture = MusicSearchGesture.editQuery(text)
    let read = try Step<MusicSearchGesture>.read(gesture.notation)
    #expect(read == [.gesture(gesture)])
    #expect(
      read.map { Array($0.notation.unicodeScalars) } == [Array("query=\(text)".unicodeScalars)])
  }

  @Test
  func `the button to retry is read`() throws {
    #expect(try Step<MusicSearchGesture>.read("retry") == [.gesture(.retry)])
  }

  @Test(arguments: ["", "IU", "queries=IU", "Retry", "retry=", " reply=1", "replies=1"])
  func `what is nothing of a music search is told what would be`(notation: String) {
    let failure = NotationFailure(
      problem: "\(notation.quotedExcerpt) edits no query and presses no button",
      remedy: """
        write query=TEXT or retry; \
        the service answers its oldest request by reply=1 or fail=1,networking
        """)
    #expect(throws: failure) { try Step<MusicSearchGesture>.read(notation) }
  }

  @Test(arguments: ["arrive=1 Main|Seoul|Jung|04524", "arrive=a=|b, c|é|="])
  func `reading an arrival gives it back`(notation: String) throws {
    let steps = try Step<AddressFormGesture>.read(notation)
    #expect(steps.map(\.notation) == [notation])
    guard case .event = try #require(steps.first) else {
      Issue.record("\(notation) is read as a gesture")
      return
    }
  }

  @Test(arguments: [
    ("arrive=", 1), ("arrive=a", 1), ("arrive=a|b", 2), ("arrive=a|b|c", 3),
    ("arrive=a|b|c|d|e", 5), ("arrive=a|b|c|d|", 5),
  ])
  func `an arrival of other than four texts is told how many there are`(
    notation: String, count: Int
  ) {
    let failure = NotationFailure(
      problem: "\(notation.quotedExcerpt) has \(count) of the four texts of an address",
      remedy: "an address arrives by arrive=1 Main|Seoul|Jung|04524")
    #expect(throws: failure) { try Step<AddressFormGesture>.read(notation) }
  }

  @Test(arguments: ["arrive=|b|c|d", "arrive=a|b|c| ", "arrive=a| b|c|d", "arrive=a|b|c|d\n"])
  func `an arrival with a text that is blank or not trimmed is refused`(notation: String) {
    let failure = NotationFailure(
      problem: "\(notation.quotedExcerpt) has a text that is blank or not trimmed",
      remedy: "an address arrives by arrive=1 Main|Seoul|Jung|04524")
    #expect(throws: failure) { try Step<AddressFormGesture>.read(notation) }
  }

  @Test(arguments: Address.Part.allCases, ["", " a ", "=", "|", "arrive=a|b|c|d", "\u{301}"])
  func `reading an edit of a field gives it back`(part: Address.Part, text: String) throws {
    let gesture = AddressFormGesture.edit(part, text)
    #expect(gesture.notation.unicodeScalars.elementsEqual("\(part)=\(text)".unicodeScalars))
    #expect(try Step<AddressFormGesture>.read(gesture.notation) == [.gesture(gesture)])
  }

  @Test
  func `the button to update is read`() throws {
    #expect(try Step<AddressFormGesture>.read("update") == [.gesture(.update)])
  }

  @Test(arguments: ["", "1 Main", "town=Seoul", "update=", "Update", "arrives=a|b|c|d"])
  func `what is nothing of an address form is told what would be`(notation: String) {
    let failure = NotationFailure(
      problem: "\(notation.quotedExcerpt) edits no field and presses no button",
      remedy: """
        write street=TEXT, city=TEXT, state=TEXT, zip=TEXT or update; \
        an address arrives by arrive=1 Main|Seoul|Jung|04524
        """)
    #expect(throws: failure) { try Step<AddressFormGesture>.read(notation) }
  }
}
