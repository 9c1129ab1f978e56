import AppModels
import AppScreens
import TerminalWidgets
import Testing

@testable import TerminalHead

/// The music search over a service that answers by itself.
@Suite struct LiveMusicSearchTests {
  private func terminal(over service: HeadlessMusicService, in pattern: String) throws -> Terminal {
    var terminal = Terminal([.music(over: service)])
    _ = try terminal.choose(by: ["music", "--pattern", pattern])
    return terminal
  }

  @Test(arguments: StageTests.patterns)
  func `An answer is shown that no key has asked for`(pattern: String) throws {
    let service = HeadlessMusicService()
    var terminal = try terminal(over: service, in: pattern)
    for key in [Key.character("I"), .character("U"), .control("v")] { _ = terminal.take(key) }
    service.deliver(.reply(2))
    #expect(terminal.stage.summary.contains("status \"2 songs for IU\""))
  }

  @Test(arguments: StageTests.patterns)
  func `A screen that goes cancels its request`(pattern: String) throws {
    let service = HeadlessMusicService()
    var terminal = try terminal(over: service, in: pattern)
    _ = terminal.take(.character("I"))
    #expect(service.pending == ["the request for I"])
    terminal.stages = []
    #expect(service.pending.isEmpty)
  }

  @Test func `No key acts for a service that answers by itself`() throws {
    let service = HeadlessMusicService()
    var terminal = try terminal(over: service, in: "MVP")
    for key in [Key.character("I"), .control("r"), .control("f")] { _ = terminal.take(key) }
    #expect(service.pending == ["the request for I"])
  }
}
