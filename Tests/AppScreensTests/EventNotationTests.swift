import AppModels
import AppScreens
import Testing

/// The notations of the apps with a service.
struct EventNotationTests {
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
    "reply=", "reply=0", "reply=-1", "reply=01", "reply=x", "reply=9223372036854775808",
    "fail=x,data", "fail=1", "fail=1,foo",
  ])
  func `a number that is none from 1, or a failure that is none, is told what would be`(
    notation: String
  ) {
    let failure = #expect(throws: NotationFailure.self) {
      try Step<MusicSearchGesture>.read(notation)
    }
    #expect(failure?.problem.contains(notation) == true)
    #expect(failure?.remedy.contains("fail=1") == true)
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
  func `the buttons are read`() throws {
    #expect(try Step<MusicSearchGesture>.read("retry") == [.gesture(.retry)])
    #expect(try Step<AddressFormGesture>.read("update") == [.gesture(.update)])
  }

  @Test(arguments: ["", "IU", "queries=IU", "Retry", "retry="])
  func `what is nothing of a music search is told what would be`(notation: String) {
    let failure = #expect(throws: NotationFailure.self) {
      try Step<MusicSearchGesture>.read(notation)
    }
    #expect(failure?.remedy.contains("query=TEXT or retry") == true)
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
    "arrive=", "arrive=a|b|c", "arrive=a|b|c|d|e", "arrive=|b|c|d", "arrive=a|b|c| ",
    "arrive=a|b|c|d\n",
  ])
  func `an arrival of other than four texts, or of one that is blank or not trimmed, is refused`(
    notation: String
  ) {
    let failure = #expect(throws: NotationFailure.self) {
      try Step<AddressFormGesture>.read(notation)
    }
    #expect(failure?.remedy.contains("arrive=1 Main|Seoul|Jung|04524") == true)
  }

  @Test(arguments: Address.Part.allCases, ["", " a ", "=", "|", "arrive=a|b|c|d", "\u{301}"])
  func `reading an edit of a field gives it back`(part: Address.Part, text: String) throws {
    let gesture = AddressFormGesture.edit(part, text)
    #expect(gesture.notation.unicodeScalars.elementsEqual("\(part)=\(text)".unicodeScalars))
    #expect(try Step<AddressFormGesture>.read(gesture.notation) == [.gesture(gesture)])
  }

  @Test(arguments: ["", "1 Main", "town=Seoul", "update="])
  func `what is nothing of an address form is told what would be`(notation: String) {
    let failure = #expect(throws: NotationFailure.self) {
      try Step<AddressFormGesture>.read(notation)
    }
    #expect(failure?.remedy.contains("street=TEXT") == true)
  }
}
