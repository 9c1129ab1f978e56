import AppScreens
import Testing
import TextLayout

@testable import TerminalHead

struct ArgumentsTests {
  private static var terminal: Terminal {
    Terminal(heads: [CalculatorHead(), TokenCalculatorHead(), ColourSelectorHead()])
  }

  @Test(arguments: [
    ([], 0, "MVP"), (["colour"], 2, "MVP"), (["--pattern", "mvc"], 0, "MVC"),
    (["--pattern=MVVM", "token"], 1, "MVVM"),
  ])
  func `an app and a pattern are chosen, in any order`(
    arguments: [String], app: Int, pattern: String
  ) throws {
    var terminal = Self.terminal
    #expect(try !terminal.choose(by: arguments))
    #expect(terminal.app == app)
    #expect(terminal.patterns[terminal.pattern].name == pattern)
  }

  @Test(arguments: [["-h"], ["--help"], ["colour", "--help"]])
  func `help can be asked for`(arguments: [String]) throws {
    var terminal = Self.terminal
    #expect(try terminal.choose(by: arguments))
    #expect(terminal.usage.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [
    (["colour", "token"], #"unexpected argument "token"; name one app"#),
    (["\u{1B}[2J"], #"there is no app "\u{1B}[2J"; the apps are four-function, token, colour"#),
    (["--pattern"], "--pattern needs a value: one of MVP, MVVM, MVC"),
    (["--pattern="], #"there is no pattern ""; the patterns are MVP, MVVM, MVC"#),
    (["--pattern", "MVP", "--pattern", "MVC"], "--pattern is given twice"),
  ])
  func `what cannot be chosen is told`(arguments: [String], message: String) {
    var terminal = Self.terminal
    do {
      _ = try terminal.choose(by: arguments)
      Issue.record("it was chosen")
    } catch {
      #expect(error.text == message)
    }
  }

  @Test(arguments: [
    ("1\n\n\n2+\n?\n3", #"line 5: "?" at character 1 is no key"#), ("1\n\u{1B}", "line 2: "),
  ])
  func `a bad line is told by its number, after what was shown before it`(
    input: String, message: String
  ) throws {
    var terminal = Self.terminal
    _ = try terminal.choose(by: [])
    var (shown, pieces) = ("", [Array(input.utf8)])
    let lines = LineReader { _ in pieces.popLast() ?? [] }
    do {
      try terminal.runOnLines(lines) { shown += $0 }
      Issue.record("every line was taken")
    } catch {
      #expect(error.text.hasPrefix(message))
      #expect(!error.text.contains("\u{1B}"))
    }
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
