import AppScreens
import Foundation
import Parity

extension Situation where Gesture == MusicSearchGesture, Display == MusicSearchDisplay {
  private func term(_ display: Display) -> String {
    display.query.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func requests(_ display: Display) -> String {
    display.asked.filter { !"()".contains($0) }
  }

  private static var searching: String { "Searching" }
  private static var failed: String { "Search failed" }

  private var isEdit: Bool {
    if case .editQuery = gesture { true } else { false }
  }

  private var isNewTerm: Bool { isEdit && term(expected) != term(before) }

  private var isAnswer: Bool { event != nil && !isAnswerToWithdrawn }

  /// True if another term is typed, and it is not empty.
  var isAsked: Bool { isNewTerm && !term(expected).isEmpty }

  /// True if another term is typed, and it has a blank in it.
  var isAskedWithBlank: Bool { isAsked && term(expected).contains(" ") }

  /// True if an edit leaves the term.
  var isSameTerm: Bool { isEdit && !isNewTerm }

  /// True if an edit leaves no term.
  var isEmptied: Bool { isEdit && term(expected).isEmpty && !isOnlyNotWithdrawn }

  /// True if an edit withdraws a request.
  var isWithdrawn: Bool { isNewTerm && before.status.hasPrefix(Self.searching) }

  /// True if only the brackets around the requests are wrong.
  var isOnlyNotWithdrawn: Bool {
    shown.asked != expected.asked && requests(shown) == requests(expected)
      && shown.isSeen(as: expected)
  }

  /// True if the same requests are in other brackets.
  var isNotWithdrawn: Bool { isOnlyNotWithdrawn }

  /// True if a search stands now.
  var isSearching: Bool { expected.status.hasPrefix(Self.searching) }

  /// True if an answer or a failure is told.
  var isAnswered: Bool { shown.status.hasPrefix("No songs") || isFailure }

  /// True if a failure is told.
  var isFailure: Bool { shown.status.hasPrefix(Self.failed) }

  /// True if something is answered that was withdrawn.
  var isAnswerToWithdrawn: Bool {
    event != nil && expected.isSeen(as: before) && expected.asked != before.asked
  }

  /// True if songs arrive.
  var isFound: Bool { isAnswer && !expected.rows.isEmpty && expected.status.contains(" song") }

  /// True if the same songs are told in other words.
  var isSameSongs: Bool {
    shown.rows != expected.rows && shown.rows.map(\.song) == expected.rows.map(\.song)
  }

  /// True if nothing is found.
  var isNothingFound: Bool { isAnswer && expected.status.hasPrefix("No songs") }

  /// True if a search fails.
  var isFailed: Bool { isAnswer && expected.status.hasPrefix(Self.failed) }

  /// True if retry is pressed where there is something to try again.
  var isRetry: Bool { gesture == .retry && before.retry }

  /// True if retry is pressed where it is off.
  var isRetryWhileOff: Bool { gesture == .retry && !before.retry }

  /// True if the query is edited where a search has failed.
  var isEditAfterFailure: Bool { isEdit && before.retry }

  /// True if an answer comes where a search has failed before.
  var isAnswerAfterFailure: Bool { isAnswer && displays.dropLast().contains(where: \.retry) }

  /// True if a view was replaced before.
  var isBehindReplacing: Bool { steps.contains(.replaceView) }
}

extension MusicSearchDisplay {
  /// The display without what is asked, which nobody sees.
  fileprivate var seen: Self {
    var seen = self
    seen.asked = ""
    return seen
  }

  fileprivate func isSeen(as other: Self) -> Bool { seen == other.seen }

  /// The status, the rows and retry.
  var answer: Self {
    var answer = seen
    answer.query = ""
    return answer
  }

  /// The display without what was typed, and what was found.
  var reaction: Self {
    var reaction = self
    reaction.query = ""
    reaction.rows = []
    return reaction
  }

  /// The text that was typed, and the rows that were found.
  var keepsakes: Self {
    var keepsakes = seen
    keepsakes.status = ""
    keepsakes.retry = false
    return keepsakes
  }
}
