import AppScreens
import Foundation
import Synchronization

/// Words that are others on a stage than in the rules, so that a copy of the reference shows wrong ones.
///
/// Members that gestures edit are left alone: a person may type any word.
package final class StageWords: Sendable {
  private let pairs: [(rules: String, stage: String)]
  private let seenInRules = Mutex(false)

  /// Words of the rules, each with the one that takes its place on the stage.
  package init(_ words: [String: String] = [:]) {
    pairs = words.map { (rules: $0.key, stage: $0.value) }.sorted { $0.rules < $1.rules }
  }

  /// Indicates whether a word of the rules was shown where another was to take its place.
  package var showsRules: Bool { seenInRules.withLock(\.self) }

  /// A display as the rules have it: with their words, and with marks around those that are wrong.
  func display<Subject: AppDefinition>(
    _ display: Subject.Display, of app: Subject.Type, but edited: Set<String>
  ) -> Subject.Display {
    guard !pairs.isEmpty else { return display }
    do {
      let coded = try JSONEncoder().encode(display)
      guard let members = try JSONSerialization.jsonObject(with: coded) as? [String: Any] else {
        return display
      }
      var changed = members
      for (name, value) in members where !edited.contains(name) { changed[name] = mapped(value) }
      return try JSONDecoder().decode(
        Subject.Display.self, from: JSONSerialization.data(withJSONObject: changed))
    } catch {
      return display
    }
  }

  private func mapped(_ value: Any) -> Any {
    switch value {
    case let text as String: return inRules(text)
    case let list as [Any]: return list.map(mapped)
    case let members as [String: Any]: return members.mapValues(mapped)
    default: return value
    }
  }

  /// A text with the words of the rules in place of those on the stage.
  private func inRules(_ text: String) -> String {
    let words = pairs.map { ($0.stage, $0.rules) } + pairs.map { ($0.rules, "«\($0.rules)»") }
    let (mapped, found) = text.replacing(words)
    if found.contains(where: { $0 >= pairs.count }) { seenInRules.withLock { $0 = true } }
    return mapped
  }

  /// A text about displays with the words as they are on the stage.
  package func onStage(_ text: String) -> String {
    text.replacing(pairs.map { ("«\($0.rules)»", $0.rules) } + pairs.map { ($0.rules, $0.stage) })
      .text
  }
}

extension String {
  /// The text with some words replaced, the longest that fits at each place, and which of them were found.
  fileprivate func replacing(_ words: [(String, String)]) -> (text: String, found: Set<Int>) {
    let order = words.indices.sorted { words[$0].0.count > words[$1].0.count }
    var (text, rest, found) = ("", self[...], Set<Int>())
    while let first = rest.first {
      if let index = order.first(where: { rest.hasPrefix(words[$0].0) }) {
        text += words[index].1
        rest = rest.dropFirst(words[index].0.count)
        found.insert(index)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return (text, found)
  }
}
