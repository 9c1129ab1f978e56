/// The arguments of a verb: options, and operands in order.
///
/// Options are `-h` and words that begin with `--`; `--` ends them.
package struct Arguments {
  /// The arguments that are not options.
  package private(set) var operands: [String] = []

  /// Indicates whether help is requested.
  private(set) var asksForHelp = false

  /// The name of the verb.
  package let verb: String

  private var values: [String: [String]] = [:]
  private let options: [any VerbOption]

  /// Separates options from operands.
  ///
  /// - Parameters:
  ///   - words: The words after the verb.
  ///   - verb: The verb.
  ///   - names: The names of the program's verbs, one of which may be meant.
  /// - Throws: A `UsageError` for an argument that the verb does not take.
  init(_ words: [String], for verb: Verb, among names: [String] = []) throws {
    self.verb = verb.name
    options = verb.options
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "-h" {
        asksForHelp = true
      } else if word.hasPrefix("--") {
        try take(word, &rest)
      } else {
        operands.append(word)
      }
    }
    guard !asksForHelp else { return }
    if let limit = verb.operandLimit, operands.count > limit {
      let surplus = operands[limit].quotedExcerpt
      let words = ([verb.name] + verb.operands.map(\.name)).filter { !$0.isEmpty }
      let start = words.isEmpty ? "the program's name" : words.joined(separator: " ")
      let other =
        verb.name.isEmpty && !names.isEmpty
        ? ", and \(operands[0].quotedExcerpt) is not a command: those are \(names.listed)" : ""
      throw UsageError("unexpected argument \(surplus); only options can follow \(start)\(other)")
    }
  }

  /// The names of the options that were given, in the order in which the verb declares them.
  package var given: [String] { options.map(\.name).filter { values[$0] != nil } }

  /// Reads an option, and its value from the words that follow.
  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let help = Flag("--help", "")
    guard let option = (options + [help]).first(where: { $0.name == name }) else {
      let known = (options.map(\.name) + [help.name]).sorted().joined(separator: ", ")
      throw UsageError(
        "there is no option \(word.quotedExcerpt); the options are \(known)")
    }
    if parts.count == 2 { try option.check(String(parts[1])) }
    guard option.placeholder != nil else {
      if name == help.name { asksForHelp = true } else { values[name] = [] }
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("\(name) needs a value")
    }
    try option.check(value)
    guard values[name] == nil || option.isRepeating else {
      throw UsageError("\(name) is given twice")
    }
    values[name, default: []].append(value)
  }

  /// Indicates whether a flag was given.
  package subscript(flag: Flag) -> Bool {
    texts(of: flag) != nil
  }

  /// The value of an option; nil if it was not given.
  package subscript<Value>(option: ValueOption<Value>) -> Value? {
    all(option).first
  }

  /// The values of an option that may be given several times.
  package func all<Value>(_ option: ValueOption<Value>) -> [Value] {
    (texts(of: option) ?? []).compactMap(option.read)
  }

  private func texts(of option: some VerbOption) -> [String]? {
    precondition(
      options.contains { $0.name == option.name }, "\(option.name) is not an option of this verb")
    return values[option.name]
  }
}
