import AppRules
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing

@testable import ReportPage

/// Whatever a page does not write twice is there as it was recorded.
struct InternedMapTests {
  @Test(
    arguments: [
      "press(.digit(.five))", #"calculator.entry: .expression("5") → .result(-12)"#, "", "\"",
      "\"\\\"\"",
      #"text = "a \"b\" c""#, "view2.x1 .", "Song(title: \"IU 1\", year: 1998)…", "..a(.b)",
      "٣٤ é.é",
    ])
  func `a text that was taken apart is the same when it is joined`(text: String) {
    let wording = Wording(text)
    #expect(wording.frame.count == wording.words.count + 1)
    let joined = zip(wording.frame, wording.words + [""]).map { $0 + $1 }.joined()
    #expect(joined == text)
  }

  @Test
  func `texts that differ in words alone have the same frame`() {
    #expect(Wording("press(.digit(.five))").frame == Wording("press(.digit(.six))").frame)
    #expect(Wording(#"text = "5""#).frame == Wording(#"text = "12+3""#).frame)
    #expect(Wording(#"text = "5""#).frame != Wording(#"total = "5""#).frame)
  }

  @Test
  func `every conversation is read back as it was recorded`() throws {
    let map = try ConversationMap(of: MusicSearchApp(), in: [.mvc, .mvp, .mvvm], messages: 500)
    let read = try ReadMap(InternedMap(map))
    #expect(read.conversation(from: nil, []) == map.episodes[0].texts)
    for (number, state) in map.states.enumerated() {
      for (step, episode) in state.episodes {
        let recorded = map.episodes[episode]
        let (rows, target) = try #require(read.conversation(of: step, in: number))
        #expect(rows == recorded.texts, "\(step) from state \(number)")
        #expect(target == recorded.state)
      }
    }
  }
}

extension ConversationMap.Episode {
  fileprivate var texts: [[String?]] { rows.map { $0.map { $0?.text } } }
}

/// A map as a script reads it.
private struct ReadMap {
  private let steps: [String]
  private let columns: Int
  private let words: [String]
  private let frames: [[String]]
  private let rows: [[Int]]
  private let shapes: [[Int]]
  private let states: [[[Int]]]
  private let opening: [Int]

  init(_ map: InternedMap) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(map))
    let json = try #require(object as? [String: Any])
    func member<Value>(_ name: String) throws -> Value { try #require(json[name] as? Value) }
    steps = try member("gestures") + member("events")
    columns = try (member("parts") as [Any]).count
    words = try member("words")
    frames = try (member("cells") as [[Any]]).map { try #require($0[3] as? [String]) }
    rows = try member("rowPool")
    shapes = try member("shapes")
    states = try member("states")
    opening = try member("opening")
  }

  func conversation(of step: String, in state: Int) -> ([[String?]], state: Int)? {
    guard let move = states[state].dropFirst().first(where: { steps[$0[0]] == step }) else {
      return nil
    }
    let code = [move[1]] + move.dropFirst(3)
    return (conversation(code, step, states[state][0], states[move[2]][0]), move[2])
  }

  func conversation(from step: String?, _ before: [Int]) -> [[String?]] {
    conversation(opening, step, before, states[0][0])
  }

  private func conversation(
    _ code: [Int], _ step: String?, _ before: [Int], _ after: [Int]
  ) -> [[String?]] {
    func word(_ origin: Int) -> String {
      if origin == -1 { return step ?? "" }
      if origin >= 0 { return words[code[origin + 1]] }
      let widget = (-2 - origin) / 2
      return words[origin.isMultiple(of: 2) ? before[widget] : after[widget]]
    }
    return shapes[code[0]].map { number in
      var origins = rows[number].dropFirst(columns)
      return rows[number].prefix(columns).map { cell in
        guard cell > 0 else { return nil }
        let frame = frames[cell - 1]
        return frame.dropFirst().reduce(frame[0]) { $0 + word(origins.removeFirst()) + $1 }
      }
    }
  }
}
