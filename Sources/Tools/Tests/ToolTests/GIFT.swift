import TriptychTerminal

/// A multiple-choice question as Moodle reads it from a text in its format GIFT.
///
/// The reading is that of Moodle's `question/format.php` and `question/format/gift/format.php`.
struct GIFTQuestion: Equatable {
  var name: String
  var text: String
  var choices: [String]
  var rights: [Int]
  var feedback = ""

  /// The questions of a text: an empty line ends each.
  static func questions(in text: String) -> [GIFTQuestion] {
    var blocks: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        blocks.append([])
      } else if !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks.map { $0.joined(separator: "\n") }.filter {
      !$0.isEmpty && !$0.hasPrefix("$CATEGORY:")
    }
    .map(GIFTQuestion.init(reading:))
  }
}

extension GIFTQuestion {
  /// The question in a block, in which escaped characters become others before it is taken apart.
  private init(reading block: String) {
    let escapes = [
      "\\\\": "\u{E000}", "\\:": "\u{E001}", "\\#": "\u{E002}", "\\=": "\u{E003}",
      "\\{": "\u{E004}",
      "\\}": "\u{E005}", "\\~": "\u{E006}", "\\n": "\u{E007}",
    ]
    var rest = block.replacing("\\\\", with: "\u{E000}")
    for (escape, mark) in escapes { rest = rest.replacing(escape, with: mark) }
    func plain(_ text: some StringProtocol, after format: String = "[plain]") -> String {
      var text = String(text.trimmed.trimmingPrefix(format))
      for (escape, mark) in escapes {
        let character = escape == "\\n" ? "\n" : String(escape.dropFirst())
        text = text.replacing(mark, with: character)
      }
      return text.trimmed
    }
    let named = rest.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
    name = plain(named[1], after: "")
    rest = String(named[2])
    let start = rest.firstIndex(of: "{") ?? rest.startIndex
    let end = rest.firstIndex(of: "}") ?? start
    text = plain(rest[..<start])
    var answers = rest[rest.index(after: start)..<end]
    if let range = answers.ranges(of: "####").last {
      feedback = plain(answers[range.upperBound...])
      answers = answers[..<range.lowerBound]
    }
    let parts = answers.replacing("=", with: "~=").split(separator: "~").map { String($0).trimmed }
      .filter { !$0.isEmpty }
    choices = parts.map { part in
      let answer = part.hasPrefix("=") ? part.dropFirst() : part[...]
      // A wrong choice may begin with a weight.
      let text = part.hasPrefix("=") ? answer : answer.trimmingPrefix(/%-?[0-9]+(\.[0-9]*)?%/)
      return plain(text.prefix { $0 != "#" })
    }
    rights = parts.indices.filter { parts[$0].hasPrefix("=") }
  }
}
