import AppModels
import Foundation
import Testing

@testable import MusicServices

struct ITunesAnswerTests {
  @Test(arguments: [
    (#""2021-03-25T12:00:00Z""#, Song.ReleaseDate(year: 2021, month: 3, day: 25)),
    (#""1984-12-31T08:00:00Z""#, Song.ReleaseDate(year: 1984, month: 12, day: 31)),
    (#""2021-03-25""#, Song.ReleaseDate(year: 2021, month: 3, day: 25)),
    (#""2021-13-25T12:00:00Z""#, nil),
    (#""2021-03-00T12:00:00Z""#, nil),
    (#""2021-03""#, nil),
    (#""soon""#, nil),
    (#""""#, nil),
    ("null", nil),
  ])
  func `a date is the day in it, or not known`(date: String, day: Song.ReleaseDate?) throws {
    let json = #"{"results":[{"trackName":"a","artistName":"b","releaseDate":\#(date)}]}"#
    #expect(try ITunesAnswer.songs(in: Data(json.utf8)).map(\.released) == [day])
  }

  @Test func `no results are no songs`() throws {
    let json = #"{"resultCount":0,"results":[]}"#
    #expect(try ITunesAnswer.songs(in: Data(json.utf8)) == [])
  }

  @Test(arguments: [
    "", "[]", #"{"results":["#, #"{"errorMessage":"Invalid value(s)"}"#,
    #"{"results":[{"artistName":"b"}]}"#, #"{"results":[{"trackName":"a"}]}"#,
  ])
  func `what is no answer with songs cannot be read`(json: String) {
    #expect(throws: MusicFailure.parsing) { try ITunesAnswer.songs(in: Data(json.utf8)) }
  }
}
