/// The help on a verb, made from its declaration.
struct HelpPage {
  let verb: Verb

  /// The words that start the command.
  let invocation: String

  let width: Int

  /// The page.
  var text: String {
    [usage, details, options, examples].filter { !$0.isEmpty }.joined(separator: "\n\n")
      + "\n"
  }

  private var usage: String {
    let options = verb.options.map { "[\($0.title)]\($0.isRepeating ? "…" : "")" }
    let lines = options.reduce(into: [
      verb.usage.isEmpty ? invocation : "\(invocation) \(verb.usage)"
    ]) { lines, option in
      let line = lines[lines.count - 1]
      if lines.count == 1 || line.displayWidth + option.displayWidth >= width {
        lines.append("  \(option)")
      } else {
        lines[lines.count - 1] = "\(line) \(option)"
      }
    }
    return lines.joined(separator: "\n")
  }

  private var details: String {
    let paragraphs = verb.details.isEmpty ? verb.summary : verb.details
    return paragraphs.split(separator: "\n\n").map(String.init).map { paragraph in
      paragraph.hasPrefix(" ")
        ? paragraph
        : paragraph.replacing("\n", with: " ").wrapped(to: width, indentation: "")
    }.joined(separator: "\n\n")
  }

  private var options: String {
    let column = verb.options.map(\.title.displayWidth).max() ?? 0
    let indentation = String(repeating: " ", count: column + 4)
    return verb.options.map { option in
      let help = option.help.wrapped(to: width, indentation: indentation)
      return "  \(option.title.fitted(to: column))  \(help)"
    }.joined(separator: "\n")
  }

  private var examples: String {
    let commands = verb.examples.map { $0.isEmpty ? invocation : "\(invocation) \($0)" }
    let line = "For example: \(commands.joined(separator: "\n"))"
    if commands.count == 1, line.displayWidth <= width { return line }
    return (["For example:"] + commands.map { "  \($0.wrappedCommand(to: width - 2))" })
      .joined(separator: "\n")
  }
}

extension Verb {
  /// The verb with its operands.
  var usage: String {
    let operands = operands.map { operand in
      switch operand {
      case .required(let name): name
      case .optional(let name): "[\(name)]"
      case .any(let name): "[\(name)…]"
      }
    }
    return ([name] + operands).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension VerbOption {
  /// The name, with the placeholder for its value.
  fileprivate var title: String {
    [name, placeholder].compactMap(\.self).joined(separator: " ")
  }
}
