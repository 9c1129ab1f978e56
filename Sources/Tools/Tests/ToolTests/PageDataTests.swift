import AppDefinitions
import AppScreens
import FixturePatterns
import Foundation
import Testing

@testable import report

/// Whatever the page's data do not say twice is there as it was recorded.
struct PageDataTests {
  @Test func `every conversation is read back as it was recorded`() throws {
    let map = try ConversationMap(
      of: MusicSearchApp(), in: Pattern.fixtures, steps: 20)
    let json = try JSONEncoder().encode(RecordedConversations(map))
    let data = try JSONDecoder().decode(PageData.self, from: json)
    let steps = data.gestures + data.events
    #expect(data.episodes.count == map.episodes.count)
    for (number, state) in data.states.enumerated() {
      #expect(state.shown.map { data.texts[$0] } == map.states[number].widgets.map(\.text))
      let moves = Dictionary(grouping: state.moves) { steps[($0[0] ?? 0)] }
      #expect(
        moves.mapValues { $0.map { Array($0.dropFirst()) } }
          == map.states[number].moves.mapValues {
            $0.map { [$0.target, $0.change.rawValue, $0.episode, $0.episodeOfSame] }
          })
    }
    for (episode, recorded) in zip(data.episodes, map.episodes) {
      #expect(episode.map(data.row) == recorded.map { $0.map { $0?.text } })
    }
  }
}

/// A map as the script reads it.
private struct PageData: Decodable {
  struct State: Decodable {
    let shown: [Int]
    let moves: [[Int?]]
  }

  struct Message: Decodable {}

  let gestures: [String]
  let events: [String]
  let texts: [String]
  let forms: [[Message?]]
  let rows: [[Int]]
  let episodes: [[Int]]
  let states: [State]

  /// The texts of a row.
  func row(_ number: Int) -> [String?] {
    var texts = rows[number].dropFirst().map { self.texts[$0] }
    return forms[rows[number][0]].map { $0 == nil ? nil : texts.removeFirst() }
  }
}
