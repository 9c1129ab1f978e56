import AppRules
import AppScreens
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
    #expect(read.newScreen == map.episodes[0].texts)
    // The data have the states in an order of their own, beginning with the new screen.
    var places = [0: 0]
    var waiting = [0]
    while let number = waiting.popLast() {
      let place = try #require(places[number])
      for (step, episode) in map.states[number].episodes {
        let recorded = map.episodes[episode]
        let (rows, target) = try #require(read.conversation(of: step, in: place))
        #expect(rows == recorded.texts, "\(step) from state \(number)")
        #expect(read.shown[known: target] == map.states[recorded.state].widgets.map(\.text))
        if let known = places.updateValue(target, forKey: recorded.state) {
          #expect(known == target)
        } else {
          waiting.append(recorded.state)
        }
      }
    }
    #expect(places.count == map.states.count)
  }
}

extension ConversationMap.Episode {
  fileprivate var texts: [[String?]] { rows.map { $0.map { $0?.text } } }
}

extension Array {
  /// The element at an index; nil if there is none, as in data that are wrong.
  fileprivate subscript(known index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

/// A map as a script reads it.
private struct ReadMap {
  private let steps: [String]
  private let columns: Int
  private let words: [String]
  private let frames: [[String]]
  private let rows: [[Int]]
  private let shapes: [[Int]]
  private let opening: [Int]
  private(set) var shown: [[String]] = []
  private var moves: [[String: [Int]]] = []

  init(_ map: InternedMap) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(map))
    let json = try #require(object as? [String: Any])
    func member<Value>(_ name: String) throws -> Value { try #require(json[name] as? Value) }
    steps = try member("gestures") + member("events")
    columns = try (member("parts") as [Any]).count
    let groups: [[String]] = try member("words")
    words = [""] + groups.flatMap { group in group[1].unicodeScalars.map { "\(group[0])\($0)" } }
    frames = try (member("cells") as [[Any]]).map { try #require($0[3] as? [String]) }
    rows = try member("rowPool")
    shapes = try member("shapes")
    opening = try member("opening")
    let widgets: [String] = try member("widgets")
    try read(PackedText(text: member("states")), count: member("count"), widgets.map { _ in 0 })
  }

  private mutating func read(_ packed: consuming PackedText, count: Int, _ first: [Int]) {
    var texts = first
    var last = steps.map { _ in [0, 0] }
    for _ in 0..<count {
      texts = texts.map { packed.next(after: $0) }
      shown.append(texts.map { words[known: $0] ?? "?" })
      moves.append([:])
      var step = 0
      for _ in 0..<packed.next() {
        step += packed.next()
        last[step] = last[step].map { packed.next(after: $0) }
        let shape = shapes[known: last[step][0]] ?? []
        let own = shape.flatMap { rows[$0].dropFirst(columns) }.max() ?? -1
        let ownWords = (0..<max(0, own + 1)).map { _ in packed.next() }
        moves[moves.count - 1][steps[step]] = last[step] + ownWords
      }
    }
  }

  /// The rows that a step starts in a state, and the texts that are shown then.
  func conversation(of step: String, in state: Int) -> (rows: [[String?]], state: Int)? {
    guard let move = moves[state][step] else { return nil }
    let texts = conversation(
      move[0], Array(move.dropFirst(2)), step, shown[state], shown[known: move[1]] ?? [])
    return (texts, move[1])
  }

  /// The rows of a new screen.
  var newScreen: [[String?]] {
    conversation(opening[0], Array(opening.dropFirst()), "", [], shown[0])
  }

  private func conversation(
    _ shape: Int, _ own: [Int], _ step: String, _ before: [String], _ after: [String]
  ) -> [[String?]] {
    func word(_ origin: Int) -> String {
      if origin == -1 { return step }
      if origin >= 0 { return words[known: own[origin]] ?? "?" }
      let widget = (-2 - origin) / 2
      return (origin.isMultiple(of: 2) ? before : after)[known: widget] ?? "?"
    }
    return (shapes[known: shape] ?? []).map { number in
      var origins = rows[number].dropFirst(columns)
      return rows[number].prefix(columns).map { cell in
        guard cell > 0 else { return nil }
        let frame = frames[cell - 1]
        return frame.dropFirst().reduce(frame[0]) { $0 + word(origins.removeFirst()) + $1 }
      }
    }
  }
}

/// Numbers that were packed as a text, read one after the other.
private struct PackedText {
  private static let signs = (UInt8(32)...126).filter { !"\"\\<&".utf8.contains($0) }
  private var rest: Substring.UTF8View

  init(text: String) { rest = Substring(text).utf8 }

  mutating func next() -> Int {
    let half = Self.signs.count / 2
    var (number, unit) = (0, 1)
    while let value = rest.popFirst().flatMap(Self.signs.firstIndex) {
      if value < half { return number + value * unit }
      number += (value - half) * unit
      unit *= half
    }
    return number
  }

  mutating func next(after last: Int) -> Int {
    let code = next()
    return last + (code.isMultiple(of: 2) ? code / 2 : -(code + 1) / 2)
  }
}
