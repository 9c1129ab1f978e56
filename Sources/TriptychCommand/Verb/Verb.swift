/// Something that the command can do, declared once: help, parsing and messages follow from this.
struct Verb {
  /// What the user types behind the verb, besides options.
  enum Operand {
    case required(String)
    case optional(String)
    case any(String)

    /// The name that stands for it.
    var name: String {
      switch self {
      case .required(let name), .optional(let name), .any(let name): name
      }
    }
  }

  /// One word, or two.
  let name: String

  let operands: [Operand]

  /// A sentence on it, for the overview.
  let summary: String

  /// Paragraphs with an empty line between them; one that begins with a blank is kept as it is.
  let details: String

  let options: [any VerbOption]

  /// Uses of it that work, without the command's name.
  let examples: [String]

  /// Whether all came out well that the user asked to be compared or judged.
  let run: (Arguments, Console) throws -> Bool

  init(
    _ name: String, _ operands: Operand..., summary: String, details: String = "",
    options: [any VerbOption] = [], examples: [String],
    run: @escaping (Arguments, Console) throws -> Bool
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// The example for messages.
  var example: String { examples.first ?? "help \(name)" }

  /// How many operands there can be at most; nil for as many as one likes.
  var mostOperands: Int? {
    let isOpen = operands.contains { operand in
      if case .any = operand { true } else { false }
    }
    return isOpen ? nil : operands.count
  }
}
