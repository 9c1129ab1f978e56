import AppScreens
import Testing

@testable import AppRules
@testable import Parity

/// The moments that the rules of a music search are about.
struct MusicSearchSituationTests {
  @Test(arguments: [
    ("", ""),
    ("query=IU", "isAsked isSearching"),
    ("query=a b", "isAsked isAskedWithBlank isSearching"),
    ("query=IU; query= IU", "isSameTerm isSearching"),
    ("query=IU; query=", "isEmptied isWithdrawn"),
    ("query= ", "isSameTerm isEmptied"),
    ("query=IU; query=BTS", "isAsked isWithdrawn isSearching"),
    ("query=IU; query=BTS; reply=1", "isSearching isAnswerToWithdrawn"),
    ("query=IU; query=BTS; reply=2", "isFound"),
    ("query=IU; query=BTS; fail=1,data", "isSearching isAnswerToWithdrawn"),
    ("query=IU; reply=1", "isFound"),
    ("query=zz; reply=1", "isNothingFound"),
    ("query=IU; fail=1,data", "isFailed"),
    ("query=IU; fail=1,data; retry", "isSearching isRetry"),
    ("query=IU; fail=1,data; retry; reply=1", "isFound isAnswerAfterFailure"),
    ("query=IU; fail=1,data; query=BTS", "isAsked isSearching isEditAfterFailure"),
    ("query=IU; fail=1,data; query=IU ; replace-view", "isBehindReplacing"),
    ("query=IU; reply=1; query=BTS", "isAsked isSearching"),
    ("retry", "isRetryWhileOff"),
    ("query=IU; retry", "isSearching isRetryWhileOff"),
    ("query=IU; replace-view; reply=1", "isFound isBehindReplacing"),
    ("query=IU; query=BTS; fail=2,data; reply=1", "isAnswerToWithdrawn"),
  ])
  func `a query and an answer are at the moments of the rules on them`(
    steps: String, facts: String
  ) throws {
    let found = try moment(of: MusicSearchApp(), after: steps).facts
    #expect(found == facts)
  }

  @Test func `a music search says of a wrong display what is wrong with it`() throws {
    let app = MusicSearchApp()
    func facts(
      after steps: String, _ change: (inout MusicSearchDisplay) -> Void
    ) throws -> String {
      var shown = try moment(of: app, after: steps).expected
      change(&shown)
      return try moment(of: app, after: steps, showing: shown).symptoms
    }
    let other = "query=IU; query=BTS"
    #expect(try facts(after: other) { _ in } == "")
    #expect(try facts(after: other) { $0.asked = "IU, BTS" } == "isNotWithdrawn")
    #expect(try facts(after: other) { $0.asked = "BTS" } == "")
    #expect(
      try facts(after: other) {
        $0.asked = "IU, BTS"
        $0.status = ""
      } == "")
    #expect(try facts(after: other) { $0.status = "No songs for BTS" } == "isAnswered")
    #expect(try facts(after: other) { $0.status = "Search failed" } == "isAnswered isFailure")
    let found = "query=IU; reply=1"
    #expect(try facts(after: found) { $0.rows = [] } == "")
    #expect(
      try facts(after: found) {
        $0.rows = $0.rows.map {
          .init(song: $0.song, artist: "", album: $0.album, date: $0.date, picture: $0.picture)
        }
      } == "isSameSongs")
  }

  @Test func `what a search answers is apart from what was typed`() throws {
    let app = MusicSearchApp()
    let display = try moment(of: app, after: "query= IU; reply=1").expected
    func changed(_ change: (inout MusicSearchDisplay) -> Void) -> MusicSearchDisplay {
      var other = display
      change(&other)
      return other
    }
    let changes: [(name: String, display: MusicSearchDisplay)] = [
      ("query", changed { $0.query = "x" }), ("status", changed { $0.status = "x" }),
      ("rows", changed { $0.rows = [] }), ("retry", changed { $0.retry.toggle() }),
      ("asked", changed { $0.asked = "x" }),
    ]
    func names(in part: (MusicSearchDisplay) -> MusicSearchDisplay) -> [String] {
      changes.filter { part($0.display) != part(display) }.map(\.name)
    }
    #expect(names(in: \.answer) == ["status", "rows", "retry"])
    #expect(names(in: \.reaction) == ["status", "retry", "asked"])
    #expect(names(in: \.keepsakes) == ["query", "rows"])
    var kept = MusicSearchDisplay()
    (kept.query, kept.rows) = (display.query, display.rows)
    #expect(display.keepsakes == kept)
    var told = MusicSearchDisplay()
    (told.status, told.rows, told.retry) = (display.status, display.rows, display.retry)
    #expect(display.answer == told)
    var reaction = MusicSearchDisplay()
    (reaction.status, reaction.retry) = (display.status, display.retry)
    reaction.asked = display.asked
    #expect(display.reaction == reaction)
  }
}

extension Situation<MusicSearchGesture, MusicSearchDisplay> {
  fileprivate var facts: String {
    names([
      "isAsked": isAsked, "isAskedWithBlank": isAskedWithBlank, "isSameTerm": isSameTerm,
      "isEmptied": isEmptied, "isWithdrawn": isWithdrawn, "isSearching": isSearching,
      "isAnswerToWithdrawn": isAnswerToWithdrawn, "isFound": isFound,
      "isNothingFound": isNothingFound, "isFailed": isFailed, "isRetry": isRetry,
      "isRetryWhileOff": isRetryWhileOff, "isEditAfterFailure": isEditAfterFailure,
      "isAnswerAfterFailure": isAnswerAfterFailure, "isBehindReplacing": isBehindReplacing,
    ])
  }

  fileprivate var symptoms: String {
    names([
      "isNotWithdrawn": isNotWithdrawn, "isAnswered": isAnswered, "isFailure": isFailure,
      "isSameSongs": isSameSongs,
    ])
  }
}
