import AppDefinitions
import Testing
import TriptychParity
import TriptychTestSupport

/// Screens whose mediator has no view for a while, as the whole command checks them.
///
/// A view goes at any moment, and a response comes at any other: what then crashes or is lost, a user loses.
@Suite(.onThreadOfItsOwn)
struct WithoutViewTests {
  private static let brief = "--gestures 50"

  @Test(arguments: ["", "--isolated", "--format json"])
  func `a weak view that is force-unwrapped costs its rule, and not the report`(
    options: String
  ) throws {
    let command = try HostileCommand(
      "verify colour \(Self.brief) \(options)", patterns: "MVP forcesView")
    let reason = "the screen crashes once its view is gone (is a weak view force-unwrapped?)"
    #expect(command.words.contains(reason), "\(command.output)")
    #expect(!command.words.contains("A18 broken by MVP"))
    #expect(
      command.words.contains("\(ColourSelectorApp().rules.count) rules hold in MVP and forcesView")
        || command.words.contains(#""rule":"S1","verdict":"holds""#))
    #expect(command.status == 1)
  }

  @Test func `a screen that hangs without its view is reported, and the others are checked`() throws
  {
    let command = try HostileCommand(
      "verify colour \(Self.brief) --all", patterns: "waitsForView MVP")
    #expect(command.words.contains("the screen hangs once its view is gone"))
    #expect(command.words.contains("holds in MVP"))
    #expect(command.status == 1)
  }

  @Test(arguments: ["", "--isolated"])
  func `a response that arrives without a view is neither lost nor fatal`(options: String) throws {
    let command = try HostileCommand(
      "verify music \(Self.brief) --all \(options)",
      patterns: "MVP forcesViewForResponse dropsResponse keepsResponse")
    #expect(command.words.contains("holds in MVP and keepsResponse"), "\(command.output)")
    #expect(
      command.words.contains(
        "(music: query=IU reply=1 changes nothing once the view is gone) in dropsResponse"))
    #expect(command.words.contains("after query=IU reply=1) in forcesViewForResponse"))
    #expect(command.status == 1)
  }

  @Test(arguments: ["", "--isolated"])
  func `views that know their delegate as unowned, or own a helper, are left alone`(
    options: String
  ) throws {
    let command = try HostileCommand(
      "verify colour \(Self.brief) --all \(options)",
      patterns: "unowned-delegate helped-views")
    #expect(command.words.contains("not run (a replaced view keeps no mediator alive"))
    #expect(!command.words.contains("BROKEN"), "\(command.output)")
    #expect(command.status == 0)
  }

  @Test func `a response to a cancelled request is not lost on the main actor either`() throws {
    let command = try HostileCommand(
      "verify music \(Self.brief) --all", patterns: "counted-responses")
    #expect(command.words.contains("holds in counted-responses"), "\(command.output)")
    #expect(command.status == 0)
  }
}
