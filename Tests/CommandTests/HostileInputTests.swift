import AppRules
import Foundation
import MVP
import Testing

@testable import TriptychCommand

/// Texts that a terminal would obey, or that are very long, in every place of every verb.
struct HostileInputTests {
  private static let hostile = [
    "\u{1B}[2J", "\u{9B}31m", "\r\nforged: line", "\u{202E}gnp", "\u{7F}\u{8}", "\u{2028}",
    String(repeating: "x", count: 5_000), "e" + String(repeating: "\u{301}", count: 5_000),
    String(repeating: "/x", count: 2_500), "-" + String(repeating: "-y", count: 2_500), "\0",
  ]

  /// The places of a command line that take any text; one that ends in `=` or `/` goes on with it.
  private static let places: [[String]] = {
    let command = Command(
      name: "triptych", version: "1.2.3", apps: TriptychApps.all, patterns: [.mvp],
      canScaffold: true)
    return [[]] + command.verbs.flatMap(places)
  }()

  /// The places behind a verb, none of which has anything written or built.
  private static func places(of verb: Verb) -> [[String]] {
    let values = verb.options.map { option in
      switch option.name {
      case "--output", "--write-baseline": verb.words + ["\(option.name)=/nowhere/"]
      case "--scratch-path": verb.words + ["/nowhere", "\(option.name)="]
      default: verb.words + ["\(option.name)="]
      }
    }
    let operand = verb.words == ["new", "course"] ? ["/dev/null/"] : []
    return [verb.words + operand, verb.words + ["colour"]] + values
  }

  @Test(arguments: places)
  func `no text reaches the terminal as it is, nor all of a long one`(words: [String]) {
    for text in Self.hostile {
      let last = words.last ?? ""
      let arguments =
        ["=", "/"].contains(last.suffix(1)) ? words.dropLast() + [last + text] : words + [text]
      let transcript = Transcript(
        arguments, invocation: nil, input: "", width: 80, apps: TriptychApps.all, patterns: [.mvp])
      #expect(transcript.status == 2, "\(arguments.map { $0.prefix(20) })")
      #expect(transcript.output == "")
      #expect(transcript.messages.utf8.count < 3_000)
      #expect(!transcript.messages.contains("\nforged"))
      let odd = transcript.messages.unicodeScalars.filter { scalar in
        scalar != "\n"
          && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
      }
      #expect(odd.isEmpty, "\(arguments.map { $0.prefix(20) })")
    }
  }

  @Test(arguments: [-5, 0, 1, 20, 1_000_000_000])
  func `no width of a terminal is too odd to write on`(width: Int) {
    for arguments in [["compare", "colour", "green=on"], ["trace", "colour", "green=on"], ["-h"]] {
      let transcript = Transcript(arguments, width: width)
      #expect(transcript.status == 0)
      #expect(transcript.output.split(separator: "\n").allSatisfy { $0.count <= 1_000 })
    }
  }

  @Test
  func `what a line of a file says is quoted, wherever it is complained of`() {
    for line in ["\u{1B}]0;x\u{7}", "\"\u{1}", "input=\u{9B}31m"] {
      let transcript = Transcript("compare", "four-function", "--from", "-", input: "1\n\(line)\n")
      #expect(transcript.status == 2)
      #expect(transcript.messages.contains("standard input, line 2: "))
      #expect(!transcript.messages.contains("\u{1B}") && !transcript.messages.contains("\u{9B}"))
    }
  }

  @Test
  func `JSON in which somebody typed control characters can be printed`() {
    let typed = "input=\u{9B}31m\u{202E}"
    for arguments in [
      ["compare", "token", typed, "--json"], ["trace", "token", typed, "--format", "json"],
    ] {
      let output = Transcript(arguments).output
      #expect(output.contains(#"\u009b31m\u202e"#))
      #expect(!output.unicodeScalars.contains("\u{9B}"))
    }
  }
}
