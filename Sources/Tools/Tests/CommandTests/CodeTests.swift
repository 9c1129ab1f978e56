import AppScreens
import Testing
import TriptychTestSupport

/// The verb `code` on files of its own, which are not those that the screens were compiled from.
struct CodeTests {
  private static let press = """
    /// Left out.
    final class NAMEMediator {
      private var text = ""

      func press() {
        text = "5"
        view.text = text
      }
    }

    """

  private static let show = """
    final class NAMEMediator {
      private var text = ""

      func attach() {
        reset()
      }

      func press() {
        text = "5"
        view.show(text: text)
      }
    }
    """

  @Test func `corresponding lines share a row, and a bar marks what differs`() throws {
    let transcript = try code([.press, .show], [Self.press, Self.show])
    #expect(transcript.status == 0, "\(transcript.messages)")
    #expect(
      transcript.output == """
          Press                         Show
          Sources/CommandTests/         Sources/CommandTests/
          PressMediator.swift           ShowMediator.swift

          final class PressMediator {   final class ShowMediator {
            private var text = ""         private var text = ""

                                      ▌   func attach() {
                                      ▌     reset()
                                      ▌   }

            func press() {                func press() {
              text = "5"                    text = "5"
        ▌     view.text = text        ▌     view.show(text: text)
            }                             }
          }                             }

        ▌ marks a line that is not the same in every column.
        Doc comments are left out; empty lines are not counted.

        Press  7 lines, 1 not in Show
        Show   10 lines, 4 not in Press

        """)
  }

  @Test func `colour changes nothing but the colour`() throws {
    let coloured = try code([.press, .show], [Self.press, Self.show], usesColour: true).output
    let plain = try code([.press, .show], [Self.press, Self.show]).output
    let mark = "\u{1B}[1;35m▌\u{1B}[0m"
    #expect(coloured.contains("\(mark)     view.text = text "))
    #expect(coloured.contains("\(mark)     view.\u{1B}[1;35mshow\u{1B}[0m(text: text)"))
    #expect(coloured.contains("\(mark)   func attach() {"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `what only one mediator has is beside what only another one has`() throws {
    let common = "func a() {\n  first()\n}\n"
    let transcript = try code(
      [.press, .show],
      [common + "\nvar red = 1\nvar green = 2\n", common + "\nfunc bind() {\n  observe()\n}\n"])
    #expect(
      transcript.rows.suffix(3).map(\.squeezed) == [
        "▌ observe()", "▌ }", "▌ var green = 2",
      ])
    #expect(transcript.rows.contains { $0.squeezed == "▌ var red = 1 ▌ func bind() {" })
  }

  @Test func `the lines of a function are beside those of one function only`() throws {
    let two = """
      func replace(view new: View) {
        view.delegate = nil
        view = new
        setUp()
      }

      func setUp() {
        view.delegate = self
        update()
      }
      """
    let one = """
      func attach(view new: View) {
        view = new
        update()
      }
      """
    let transcript = try code([.press, .show], [two, one])
    #expect(
      transcript.rows.suffix(10) == [
        "▌ func replace(view new: View) { ▌ func attach(view new: View) {",
        "▌   view.delegate = nil",
        "    view = new                       view = new",
        "▌   setUp()                      ▌   update()",
        "  }                                }",
        "",
        "▌ func setUp() {",
        "▌   view.delegate = self",
        "▌   update()",
        "▌ }",
      ])
  }

  @Test func `members of types, comments and literals of several lines belong to a declaration`()
    throws
  {
    let text = """
      // About the type.
      final class NAMEMediator {
        enum Kind { case one }
        // About the text.
        let text = \"""
          func first() {

          \"""

        func second(
          of kind: Kind
        ) {
          third()
        }
      }
      """
    let same = try code([.press, .show], [text, text]).rows.dropFirst(4)
    #expect(!same.contains { $0.contains("▌") })
    let alone = try code([.press], [text]).rows.dropFirst(4).map { $0.dropFirst(2) }
    #expect(alone.joined(separator: "\n") == text.replacing("NAME", with: "Press"))
    let comments = try code([.press], ["// Nothing else.\n"]).rows
    #expect(comments.last == "  // Nothing else.")
  }

  @Test func `a column leaves the room that it does not need to the others`() throws {
    let long = "func show(_ view: any CalculatorView, didEdit text: String) {\n}\n"
    let short = "let a = 1"
    let transcript = try code([.press, .show, .bind], [long, short, short], width: 116)
    #expect(transcript.rows.contains { $0.contains("didEdit text: String) {") })
  }

  @Test func `a brace never stands alone at the end of a line that is wrapped`() throws {
    for width in 80...140 {
      let long = "func show(_ view: any CalculatorView, didEdit text: String) {\n}\n"
      let rows = try code([.press, .show], [long, long], width: width).rows
      #expect(!rows.contains { $0.squeezed.hasPrefix("{") }, "\(width)")
    }
  }

  @Test(arguments: [80, 120, 200])
  func `wrapped code fits the width, and nothing is lost`(width: Int) throws {
    let long = """
      func show(_ view: any CalculatorView, didEdit text: String, of part: Part) -> [String: Int] {
                                                    case .found(let term): "no \\(term)"
        \(String(repeating: "veryLongName", count: 20)).call()
      }
      """
    let transcript = try code([.press, .show, .bind], [long, long, long], width: width)
    #expect(transcript.lines.filter { $0.count > width || $0.hasSuffix(" ") } == [])
    let columns = transcript.columns
    #expect(columns.count == (width == 80 ? 2 : 3))
    for column in columns {
      #expect(column.filter { !$0.isWhitespace } == long.filter { !$0.isWhitespace })
    }
  }

  @Test func `without room for three columns, each mediator is beside the next`() throws {
    let names = Self.headers(
      try code([.press, .show, .bind], [Self.press, Self.show, Self.show], width: 115))
    #expect(names == ["Press Show", "Show Bind"])
    let one = Self.headers(
      try code([.press, .show, .bind], [Self.press, Self.show, Self.show], width: 116))
    #expect(one == ["Press Show Bind"])
  }

  @Test func `one mediator is shown without marks`() throws {
    let transcript = try code([.press], [Self.press])
    #expect(!transcript.output.contains("▌"))
    #expect(transcript.output.hasSuffix("\n\nPress  7 lines\n"))
  }

  @Test func `four mediators fit one row if there is room`() throws {
    let patterns: [Pattern] = [.press, .show, .bind, .store]
    let texts = [Self.press, Self.show, Self.press, Self.show]
    let transcript = try code(patterns, texts, width: 200)
    #expect(Self.headers(transcript) == ["Press Show Bind Store"])
    #expect(
      transcript.rows.contains {
        $0.squeezed == "func press() { func press() { func press() { func press() {"
      })
    #expect(
      transcript.lines.contains("Store  10 lines, 4 not in Press, 0 not in Show and 4 not in Bind"))
  }

  @Test func `wide characters take two columns`() throws {
    let wide = "let title = \"덧셈과 뺄셈\"\nlet end = 0\n"
    let rows = try code([.press, .show], [wide, wide]).rows
    #expect(
      rows.suffix(2) == [
        "  let title = \"덧셈과 뺄셈\"   let title = \"덧셈과 뺄셈\"",
        "  let end = 0                 let end = 0",
      ])
  }

  @Test func `tabs, other line ends and indentation are no difference`() throws {
    let transcript = try code(
      [.press, .show], ["func a() {\r\n\tfirst()\r\n\r\n}\r\n", "func a() {\n  first()\n\n}"])
    #expect(!transcript.rows.contains { $0.contains("▌") })
    #expect(transcript.rows.contains("      first()               first()"))
  }

  @Test func `what a terminal would obey is spelled out`() throws {
    let transcript = try code([.press], ["let text = \"\u{1B}[2J\"\n"])
    #expect(transcript.rows.last == #"  let text = "\u{1B}[2J""#)
  }

  @Test func `the path of a package that the package depends on leads from there`() throws {
    let files = [
      "App/Package.swift": #"dependencies: [.package(name: "kit", path: "../Kit")]"#,
      "Kit/Package.swift": "", "Kit/Sources/CommandTests/PressMediator.swift": "let here = 1",
      "App/Nested/Package.swift": "",
      "App/Nested/Sources/CommandTests/PressMediator.swift": "let elsewhere = 1",
    ]
    try withFolder(files) { folder in
      let transcript = Transcript(
        ["code", "four-function"], patterns: [.press], file: "\(folder)/App/Sources/main.swift")
      #expect(
        transcript.rows == [
          "  Press", "  ../Kit/Sources/CommandTests/", "  PressMediator.swift", "",
          "  let here = 1",
        ])
    }
  }

  @Test func `the file of the mediator's own module is taken`() throws {
    let files = [
      "Package.swift": "", "Sources/CommandTests/Deep/PressMediator.swift": "let here = 1",
      "Sources/Another/PressMediator.swift": "let elsewhere = 1",
    ]
    try withFolder(files) { folder in
      let transcript = Transcript(
        ["code", "four-function"], patterns: [.press], file: "\(folder)/main.swift")
      #expect(transcript.rows.last == "  let here = 1")
    }
  }

  @Test func `a file that is missing is named`() throws {
    try withFolder(["Package.swift": ""]) { folder in
      let transcript = Transcript(
        ["code", "four-function"], patterns: [.press], file: "\(folder)/main.swift")
      #expect(transcript.status == 2)
      #expect(transcript.output == "")
      #expect(
        transcript.message.contains("there is no PressMediator.swift in a folder CommandTests"))
    }
  }

  @Test func `sources that are not on this machine are reported in one sentence`() {
    let transcript = Transcript(
      ["code", "four-function"], patterns: [.press], file: "/no/such/folder/main.swift")
    #expect(transcript.status == 2)
    #expect(transcript.output == "")
    #expect(
      transcript.message == """
        triptych: the sources are not on this machine; this program was compiled from \
        /no/such/folder/main.swift
        """)
  }

  @Test func `a pattern without a mediator, and an app without a screen, are reported`() {
    let without = Transcript("code", "four-function", patterns: [.wrong])
    #expect(without.status == 2)
    #expect(without.message.contains("Wrong has no mediator for four-function"))
    let other = Transcript("code", "colour", "Press", patterns: [.press])
    #expect(other.status == 2)
    #expect(other.message.contains("no such pattern has a screen for colour"))
  }

  /// The transcript of the verb on a package in which the mediators of patterns have these texts.
  private func code(
    _ patterns: [Pattern], _ texts: [String], width: Int = 80, usesColour: Bool = false
  ) throws -> Transcript {
    var files = ["Package.swift": ""]
    for (pattern, text) in zip(patterns, texts) {
      files["Sources/CommandTests/\(pattern)Mediator.swift"] = text.replacing(
        "NAME", with: pattern.name)
    }
    var transcript: Transcript?
    try withFolder(files) { folder in
      transcript = Transcript(
        ["code", "four-function"], width: width, usesColour: usesColour, patterns: patterns,
        file: "\(folder)/Sources/CommandTests/main.swift")
    }
    return try #require(transcript)
  }

  /// The lines with the names of patterns, one for each table.
  private static func headers(_ transcript: Transcript) -> [String] {
    let lines = transcript.lines
    return lines.indices.filter { lines[$0].contains("Sources/CommandTests/") }
      .map { lines[$0 - 1].squeezed }
  }
}

extension Transcript {
  /// The rows of all tables, their headers included.
  fileprivate var rows: [Substring] {
    let legend = lines.firstIndex { $0.hasPrefix("▌ marks") || $0.hasPrefix("Doc comments") }
    return Array(lines.prefix(upTo: (legend ?? 1) - 1))
  }

  /// The code of each column of the first table.
  fileprivate var columns: [String] {
    let starts = lines[0].ranges(of: /\S+/).map {
      lines[0].distance(from: lines[0].startIndex, to: $0.lowerBound)
    }
    let code = rows.drop { !$0.isEmpty }.prefix { !$0.hasPrefix("  Show ") }
    return starts.indices.map { column in
      let end = column + 1 < starts.count ? starts[column + 1] - 2 : Int.max
      return code.map { String($0.prefix(end).dropFirst(starts[column])) }.joined(separator: "\n")
    }
  }
}

extension Substring {
  /// The words with single spaces between them.
  fileprivate var squeezed: String { split(separator: " ").joined(separator: " ") }
}
