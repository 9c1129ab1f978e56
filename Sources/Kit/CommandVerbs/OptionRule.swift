import TextLayout

/// A rule on options that are used together, declared with the verb: help and messages follow from it.
package enum OptionRule {
  /// At most one of the options is given.
  case oneOf([any VerbOption])

  /// The option works only without other options and operands.
  case alone(any VerbOption)

  /// The rule in words, for help.
  var text: String {
    switch self {
    case .oneOf(let options):
      "Only one of \(options.map(\.name).listed) can be given."
    case .alone(let option):
      "\(option.name) works only alone."
    }
  }

  /// Throws if a command line breaks the rule.
  func check(_ arguments: Arguments) throws {
    switch self {
    case .oneOf(let options):
      let given = options.map(\.name).filter(arguments.given.contains)
      guard given.count > 1 else { return }
      throw UsageError(
        "use \(given.alternatives), not \(given.count == 2 ? "both" : "all of them")")
    case .alone(let option):
      guard arguments.given.contains(option.name) else { return }
      guard
        let extra = arguments.given.first(where: { $0 != option.name })
          ?? arguments.operands.first?.quotedExcerpt
      else { return }
      throw UsageError("\(option.name) works only alone; leave out \(extra)")
    }
  }
}
