import AppScreens
import Foundation
import SharedSuite
import TriptychParity
import TwoScreens

/// The music search, and the page of a song.
public struct TwoScreensApp: AppDefinition {
  /// `two-screens`.
  public let name = "two-screens"

  /// Two screens.
  public let title = "Two screens"

  /// The gestures on both screens.
  public let notation = "query=TEXT, open=ROW, star=ROW, star, back; rows are counted from 1"

  /// A search, a song, a star on its page, and back.
  public let demonstration = ["query=IU", "reply=1", "open=2", "star", "back"]

  /// The app.
  public init() {}

  /// The rules with their scenarios, which the file `TwoScreens.rules` has.
  public let ruleFile = RuleFile<TwoScreensGesture, TwoScreensDisplay>(
    "TwoScreens", in: .module, at: "Sources/TwoScreensRules")

  /// Two terms, and every gesture on a row and on a page.
  public let alphabet: [TwoScreensGesture] = [
    .editQuery("IU"), .editQuery("BTS"), .selectRow(0), .selectRow(1), .starRow(1), .star, .back,
  ]

  /// Responses and a failure.
  public let events: [MusicSearchEvent] = [.reply(1), .reply(2), .fail(1, .networking)]
}
