import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing

@testable import ReportPage

/// Whatever the page's data do not say twice is there as it was recorded.
struct PageDataTests {
  @Test(arguments: [
    (ColourSelectorApp() as any AppDefinition, [Pattern.mvc, .mvp, .mvvm]),
    (TokenCalculatorApp(), [.mvvm]),
  ])
  func `every conversation is read back as it was recorded`(
    app: any AppDefinition, patterns: [Pattern]
  ) throws {
    let map = try ConversationMap(of: app, in: patterns, messages: 50)
    let data = try PageData(InternedMap(map))
    #expect(data.newScreen == map.episodes[0].texts)
    // The data have the states in an order of their own, beginning with the new screen.
    var places = [0: 0]
    var waiting = [0]
    while let number = waiting.popLast() {
      let place = try #require(places[number])
      for (step, episode) in map.states[number].episodes {
        let recorded = map.episodes[episode]
        let (rows, target) = try #require(data.conversation(of: step, in: place))
        #expect(rows == recorded.texts, "\(step) from state \(number)")
        #expect(data.shown[known: target] == map.states[recorded.state].widgets.map(\.text))
        let known = places.updateValue(target, forKey: recorded.state)
        #expect(known ?? target == target)
        if known == nil { waiting.append(recorded.state) }
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
private struct PageData {
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
        let own = shapes[last[step][0]].flatMap { rows[$0].dropFirst(columns) }.max() ?? -1
        let ownWords = (0..<max(0, own + 1)).map { _ in packed.next() }
        moves[moves.count - 1][steps[step]] = last[step] + ownWords
      }
    }
  }

  /// The rows that a step starts in a state, and the state to which it leads.
  func conversation(of step: String, in state: Int) -> (rows: [[String?]], state: Int)? {
    guard let move = moves[state][step] else { return nil }
    let rows = rows(
      move[0], Array(move.dropFirst(2)), step, shown[state], shown[known: move[1]] ?? [])
    return (rows, move[1])
  }

  /// The rows of a new screen.
  var newScreen: [[String?]] { rows(opening[0], Array(opening.dropFirst()), "", [], shown[0]) }

  private func rows(
    _ shape: Int, _ own: [Int], _ step: String, _ before: [String], _ after: [String]
  ) -> [[String?]] {
    func word(_ origin: Int) -> String {
      if origin == -1 { return step }
      if origin >= 0 { return own[known: origin].flatMap { words[known: $0] } ?? "?" }
      return (origin.isMultiple(of: 2) ? before : after)[known: (-2 - origin) / 2] ?? "?"
    }
    return shapes[shape].map { number in
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
