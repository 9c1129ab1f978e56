import AppModels
import AppScreens
import TerminalWidgets
import Testing

@testable import TerminalHead

/// Keys and clicks, as they go to the widgets of an app.
@Suite struct StageTests {
  static let patterns = ["MVC", "MVP", "MVVM"]

  /// An app in a pattern, with keys typed into it.
  private func terminal(_ words: String..., typing typed: String) throws -> Terminal {
    var (terminal, typed) = (Terminal(), typed)
    _ = try terminal.choose(by: [words[0], "--pattern", words[1]])
    for key in Key.read(&typed) { _ = terminal.take(key) }
    return terminal
  }

  @Test(arguments: patterns)
  func `Tab moves between the fields, and Return updates`(pattern: String) throws {
    let typed = "1 Main\tSeoul\tJung\t04525\u{7F}4\r"
    let terminal = try terminal("address", pattern, typing: typed)
    #expect(
      terminal.stage.summary.hasSuffix(
        "address \"1 Main, Seoul, Jung 04524\"  message \"Address updated\"\n"))
  }

  @Test(arguments: patterns)
  func `An address arrives at a key, and another one at the next`(pattern: String) throws {
    let once = try terminal("address", pattern, typing: "\u{1}").stage.summary
    let twice = try terminal("address", pattern, typing: "\u{1}\u{1}").stage.summary
    #expect(once.contains("address \"1 Main, Seoul, Jung 04524\""))
    #expect(twice.contains("address \"350 Fifth Avenue, New York, NY 10118\""))
  }

  @Test(arguments: patterns)
  func `The oldest request is answered at a key, fails at another, and Return retries`(
    pattern: String
  ) throws {
    func summary(_ typed: String) throws -> String {
      try terminal("music", pattern, typing: typed).stage.summary
    }
    #expect(try summary("IU\u{12}").hasSuffix("asked \"IU\"\n"))
    #expect(try summary("IU\u{12}\u{12}").contains("\"2 songs for IU\""))
    #expect(try summary("I\u{6}").contains("\"Search failed: no connection\""))
    #expect(try summary("I\u{6}\r").contains("\"Searching for I\""))
  }

  @Test(arguments: patterns)
  func `Undo takes back the last step, and another pattern is where this one was`(
    pattern: String
  ) throws {
    var terminal = try terminal("four-function", pattern, typing: "12+v3u")
    #expect(terminal.stage.summary == "text \"12+\"\n")
    #expect(terminal.stage.views == 2)
    _ = terminal.take(.character("p"))
    #expect(terminal.stage.summary == "text \"12+\"\n")
  }

  /// An app, and the texts that are clicked on, one after the other.
  @Test(arguments: [
    ("four-function", ["8", "AC", "5", "+"], "text \"5+\""),
    ("colour", ["yellow", "green", "yellow"], "status \"Green\""),
    ("address", ["update", "city"], "Missing: street, city"),
    ("four-function", ["7", "u undo", "p pattern"], "text \"0\""),
  ])
  func `A click does what its place says`(app: String, texts: [String], shown: String) throws {
    var terminal = try terminal(app, "MVP", typing: "")
    for text in texts {
      terminal.draw(columns: 80, lines: 24)
      let rows = terminal.picture.rows.map(\.line.text)
      let line = try #require(rows.firstIndex { $0.contains(text) && !$0.contains("function") })
      let column = try #require(rows[line].firstRange(of: text)).lowerBound
      let columns = rows[line][..<column].count + Picture.margin
      _ = terminal.take(.click(column: columns, line: line))
    }
    #expect(terminal.stage.summary.contains(shown))
  }

  @Test(arguments: ["four-function", "token", "colour", "address", "music"])
  func `A picture fits its window, with the conversation and without`(app: String) throws {
    for typed in ["\u{14}", "IU\u{12}\u{14}", "12\u{16}", "12\u{16}\u{14}"] {
      var terminal = try terminal(app, "MVVM", typing: typed)
      for (columns, lines) in [(40, 15), (80, 24), (140, 40), (200, 50)] {
        terminal.draw(columns: columns, lines: lines)
        #expect(terminal.picture.rows.count == lines)
        #expect(terminal.picture.rows.last?.line.text.contains("quit") == true)
      }
    }
  }

  @Test func `Messages are shown where there is room, and hide the screen only if asked`() throws {
    func rows(_ app: String, typing keys: String, _ columns: Int, _ lines: Int) throws -> [String] {
      var terminal = try terminal(app, "MVP", typing: keys)
      terminal.draw(columns: columns, lines: lines)
      return terminal.picture.rows.map { $0.line.text + ($0.beside?.text ?? "") }
    }
    let message = "show(text:"
    for (columns, lines) in [(80, 24), (120, 16), (120, 40)] {
      let shown = try rows("four-function", typing: "5", columns, lines)
      #expect(shown.contains { $0.contains(message) }, "\(columns) × \(lines)")
      #expect(shown.contains { $0.contains("│ AC │") }, "\(columns) × \(lines)")
    }
    #expect(try !rows("four-function", typing: "5", 60, 16).contains { $0.contains(message) })
    #expect(try rows("four-function", typing: "5t", 60, 16).contains { $0.contains(message) })
    #expect(try !rows("four-function", typing: "5tt", 120, 40).contains { $0.contains(message) })
  }

  @Test func `The title names the app, and the pattern on screen is marked and coloured`() throws {
    var terminal = try terminal("four-function", "MVVM", typing: "5")
    terminal.draw(columns: 80, lines: 24)
    let picture = terminal.picture
    #expect(picture.rows.first?.line.text == "Four-function calculator in MVVM, view 1")
    let names = try #require(picture.rows.map(\.line.text).first { $0.contains("▸") })
    #expect(names.split(separator: " ") == ["MVC", "MVP", "▸MVVM"])
    #expect(picture.text(usingColour: true).contains("\u{1B}[35m▸MVVM\u{1B}[0m"))
    #expect(!picture.text(usingColour: false).contains("\u{1B}[35m"))
    #expect(picture.text(usingColour: false).contains("▸MVVM"))
  }

  @Test func `The conversation of the last gesture is told message by message`() throws {
    var terminal = try terminal("four-function", "MVP", typing: "5+t")
    func told() -> [String] {
      terminal.draw(columns: 140, lines: 40)
      return terminal.picture.rows.compactMap(\.beside?.text)
    }
    #expect(told().last?.hasPrefix("view→user") == true)
    _ = terminal.take(.down)
    #expect(told().contains { $0.contains("press(.operation(.add))") })
    #expect(!told().contains { $0.contains("show(text:") })
  }
}
