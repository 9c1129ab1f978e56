import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Testing

@testable import Parity

/// The searches of each app, and the places for texts in steps that they fill.
struct SearchTableTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `each app has its usual searches`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(usualSearches(of: app) == Self.usual[name])
  }

  private func usualSearches(of app: some AppDefinition) -> String {
    let searches = app.usualSearches(seed: 3).map { "\($0.name) \(amount(of: $0))" }
    let sequences = (0...3).map { "\(app.sequences(upTo: $0) ?? -1)" }
    return (searches + sequences).joined(separator: ", ")
  }

  private func amount(of search: Search) -> String {
    switch search {
    case .states(let limit): "\(limit)"
    case .sequences(let length): "\(length)"
    case .random(let gestures, let seed), .texts(let gestures, let seed),
      .values(let gestures, let seed), .pumping(let gestures, let seed):
      "\(gestures) by \(seed)"
    case .guided(let seconds): "\(seconds) s"
    case .steps(let steps): "\(steps)"
    }
  }

  private static let usual: [String: String] = [
    "token":
      """
    every state 200, every short sequence 4, random gestures 10000 by 3, invented texts 2500 \
    by 3, pumping 5000 by 3, 0, 8, 72, 584
    """,
    "four-function":
      """
    every state 200, every short sequence 3, random gestures 10000 by 3, numbers at their \
    limits 2500 by 3, pumping 5000 by 3, 0, 16, 272, 4368
    """,
    "colour":
      """
    every state 200, every short sequence 5, random gestures 10000 by 3, pumping 5000 by 3, 0, \
    4, 20, 84
    """,
    "address":
      """
    every state 2000, every short sequence 3, random gestures 10000 by 3, invented texts 2500 \
    by 3, pumping 5000 by 3, 0, 12, 156, 1884
    """,
    "music":
      """
    every state 2000, every short sequence 3, random gestures 10000 by 3, invented texts 2500 \
    by 3, pumping 5000 by 3, 0, 12, 156, 1884
    """,
  ]

  @Test(
    arguments: [
      ("street", nil), ("street=", "street: [\"\"]"), ("street=a=b", "street: [\"a=b\"]"),
      ("street=a|b;c,d", "street: [\"a|b;c,d\"]"), ("update", nil), ("replace-view", nil),
      ("arrive=a|b|c|d", "arrive: [\"a\", \"b\", \"c\", \"d\"]"),
    ] as [(String, String?)])
  func `a step has places for texts behind its name`(notation: String, slot: String?) throws {
    guard let step = try? Step<AddressFormGesture>.read(notation).first else {
      #expect(slot == nil)
      return
    }
    #expect(TextSlot(step).map { "\($0.name): \($0.texts)" } == slot)
  }

  @Test func `an event has as many texts as it had, and a field takes any`() throws {
    func slot(_ notation: String) throws -> TextSlot<AddressFormGesture> {
      try #require(TextSlot(try Step<AddressFormGesture>.read(notation)[0]))
    }
    #expect(try !slot("street=a|b").isNumeric)
    #expect(try slot("street=a|b").step(holding: ["c=d"])?.notation == "street=c=d")
    let event = try slot("arrive=a|b|c|d")
    #expect(event.step(holding: ["1", "2", "3", "4"])?.notation == "arrive=1|2|3|4")
    #expect(event.step(holding: ["1", "2", "3"]) == nil)
  }

  @Test func `numbers are put where only numbers can be`() throws {
    func slot(_ notation: String) throws -> TextSlot<MusicSearchGesture>? {
      TextSlot(try Step<MusicSearchGesture>.read(notation)[0])
    }
    let fail = try #require(try slot("fail=2,data"))
    #expect(fail.texts == ["2", "data"])
    #expect(fail.isNumeric)
    #expect(fail.step(holding: ["3", "parsing"])?.notation == "fail=3,parsing")
    #expect(fail.step(holding: ["3", "nothing"]) == nil)
    #expect(fail.step(holding: ["03", "parsing"]) == nil)
    let reply = try #require(try slot("reply=1"))
    #expect(reply.step(holding: ["x"]) == nil)
    let query = try #require(try slot("query=a;b"))
    #expect(query.texts == ["a;b"])
    #expect(query.step(holding: ["e\u{301}"])?.notation.unicodeScalars.count == 8)
    #expect(try slot("retry") == nil)
  }

  @Test func `what screens hold is a feature of them side by side`() {
    var screens = SideBySide(ColourSelectorApp(), in: [.mvp, .faulty(.none)])
    let features = screens.features
    screens.take(.gesture(.turn(.green, on: true)))
    #expect(screens.features != features)
    #expect(!features.isEmpty)
    screens.renew()
    #expect(screens.features == features)
    #expect(screens.steps == [])
    #expect(SideBySide(ColourSelectorApp(), in: []).features.isEmpty)
  }
}
