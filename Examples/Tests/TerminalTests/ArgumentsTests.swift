import AppScreens
import Testing

@testable import TerminalHead

/// The words after the command, and the lines that it reads.
struct ArgumentsTests {
  @Test(arguments: [
    ([], "four-function", "MVP"), (["colour"], "colour", "MVP"),
    (["--pattern", "mvc"], "four-function", "MVC"), (["--pattern=MVVM", "token"], "token", "MVVM"),
  ])
  func `an app and a pattern are chosen, in any order`(
    arguments: [String], app: String, pattern: String
  ) throws {
    var terminal = Terminal()
    #expect(try !terminal.choose(by: arguments))
    #expect(terminal.stage.app.name == app)
    #expect(terminal.stage.pattern.name == pattern)
  }

  @Test(arguments: [["-h"], ["colour", "--help"]])
  func `help can be asked for`(arguments: [String]) throws {
    var terminal = Terminal()
    #expect(try terminal.choose(by: arguments))
  }

  @Test(arguments: [
    ["colour", "token"], ["\u{1B}[2J"], ["--pattern"], ["--pattern="],
    ["--pattern", "MVP", "--pattern", "MVC"],
  ])
  func `what is no app or pattern is refused`(arguments: [String]) {
    var terminal = Terminal()
    #expect(throws: UsageError.self) { try terminal.choose(by: arguments) }
  }

  @Test
  func `a bad line is told by its number, after what was shown before it`() throws {
    var terminal = Terminal()
    _ = try terminal.choose(by: [])
    var (shown, lines) = ("", ["1", "", "", "2+", "?", "3"][...])
    let error = #expect(throws: UsageError.self) {
      try terminal.runOnLines({ lines.popFirst() }, show: { shown += $0 })
    }
    #expect(error?.text.hasPrefix("line 5: ") == true)
    #expect(shown.hasPrefix("text \"0\"\ntext \"1\"\n"))
  }
}
