/// A verb of the command, declared once: help, parsing and messages follow from this.
package struct Verb {
  /// An argument of the verb that is not an option.
  package enum Operand {
    case required(String)
    case optional(String)
    case any(String)

    /// The placeholder in help.
    var name: String {
      switch self {
      case .required(let name), .optional(let name), .any(let name): name
      }
    }
  }

  /// One word; none for the verb that is meant where no other is named.
  let name: String

  let operands: [Operand]

  /// One sentence, for the overview.
  let summary: String

  /// Paragraphs separated by empty lines; one that begins with a space is kept as it is.
  let details: String

  let options: [any VerbOption]

  /// Correct uses, without the command's name.
  let examples: [String]

  /// Runs the verb; returns whether every comparison and check passed.
  let run: (Arguments, Console) throws -> Bool

  package init(
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

  /// The example in error messages.
  var example: String { examples.first ?? "\(name) --help" }

  /// The largest number of operands; nil for any number.
  var operandLimit: Int? {
    let isOpen = operands.contains { operand in
      if case .any = operand { true } else { false }
    }
    return isOpen ? nil : operands.count
  }
}
