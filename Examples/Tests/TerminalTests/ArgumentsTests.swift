import AppScreens
import Testing

@testable import TerminalHead

/// What is written behind the command, and the lines that it reads.
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
    var (shown, pieces) = ("", [Array("1\n\n\n2+\n?\n3".utf8)])
    let lines = LineReader { _ in pieces.popLast() ?? [] }
    let error = #expect(throws: UsageError.self) {
      try terminal.runOnLines(lines) { shown += $0 }
    }
    #expect(error?.text.hasPrefix("line 5: ") == true)
    #expect(shown.hasPrefix("text \"0\"\ntext \"1\"\n"))
  }

  @Test
  func `lines are the same in whatever pieces they come`() throws {
    let bytes = Array("a\r\n\nä좋\nlast".utf8)
    for size in 1...bytes.count {
      var rest = bytes[...]
      var reader = LineReader { _ in
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
      }
      var lines: [String] = []
      while let line = try reader.next() { lines.append(line) }
      #expect(lines == ["a", "", "ä좋", "last"])
    }
  }

  @Test
  func `a line that is not UTF-8, or has no end, is refused`() throws {
    var pieces: [[UInt8]] = [[0x61, 0xFF, 0x0A], [0x61, 0x0A]]
    var reader = LineReader { _ in pieces.popLast() ?? [] }
    #expect(try reader.next() == "a")
    #expect(throws: UsageError.self) { try reader.next() }
    var endless = LineReader { [UInt8](repeating: 0, count: $0) }
    #expect(throws: UsageError.self) { try endless.next() }
  }
}
