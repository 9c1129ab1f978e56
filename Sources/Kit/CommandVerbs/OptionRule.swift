import TextLayout

/// A rule on options that are used together, declared with the verb: help and messages follow from it.
package enum OptionRule {
  /// At most one of the options is given.
  case oneOf([any VerbOption])

  /// The option works only with these, and with operands only where it says so.
  case alone(any VerbOption, with: [any VerbOption], andOperands: Bool)

  /// The rule in words, for help.
  var text: String {
    switch self {
    case .oneOf(let options):
      "Only one of \(options.map(\.name).listed) can be given."
    case .alone(let option, let companions, let takesOperands):
      "\(option.name) \(Self.companionship(companions, takesOperands))."
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
    case .alone(let option, let companions, let takesOperands):
      guard arguments.given.contains(option.name) else { return }
      let allowed = ([option] + companions).map(\.name)
      guard
        let extra = arguments.given.first(where: { !allowed.contains($0) })
          ?? (takesOperands ? nil : arguments.operands.first?.quotedExcerpt)
      else { return }
      throw UsageError(
        "\(option.name) \(Self.companionship(companions, takesOperands)); leave out \(extra)")
    }
  }

  private static func companionship(
    _ companions: [any VerbOption], _ takesOperands: Bool
  ) -> String {
    let operands = takesOperands ? ["operands"] : []
    let others = companions.map(\.name) + operands
    return others.isEmpty ? "works only alone" : "works only with \(others.listed)"
  }
}
