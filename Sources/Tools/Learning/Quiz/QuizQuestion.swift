/// A multiple-choice question.
struct QuizQuestion {
  let name: String
  let text: String
  let choices: [String]

  /// The index of the right choice.
  let right: Int

  /// What is read after an answer; empty for nothing.
  let explanation: String

  /// The question in Moodle's GIFT format, with a line for each choice.
  ///
  /// Source: Moodle's documentation, *GIFT format*; and `question/format/gift/format.php`, which reads it.
  var gift: String {
    let choices = choices.enumerated().map { index, choice in
      "  \(index == right ? "=" : "~")\(Self.part(choice))\n"
    }
    let feedback = explanation.isEmpty ? "" : "  ####\(Self.part(explanation))\n"
    return """
      ::\(Self.escaped(name))::[plain]\(Self.escaped(text)) {
      \(choices.joined())\(feedback)}

      """
  }

  /// A choice or a feedback: a beginning in brackets would name a format, and one in percent signs be a weight.
  private static func part(_ text: String) -> String {
    (text.hasPrefix("[") || text.hasPrefix("%") ? "[plain]" : "") + escaped(text)
  }

  /// A text on one line: an empty line would end the question, and one that begins with `//` is a comment.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\", "~", "=", "#", "{", "}", ":": "\\\(character)"
      case "\n": "\\n"
      default: "\(character)"
      }
    }.joined()
  }
}
