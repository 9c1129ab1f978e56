import AppScreens
import TextLayout

/// What a user typed behind a verb: options, and everything else in order.
///
/// Only `-h` and what begins with `--` is an option, and `--` ends them.
struct Arguments {
  /// The arguments that are no options.
  private(set) var operands: [String] = []

  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Parts options from operands.
  ///
  /// - Parameters:
  ///   - arguments: What the user typed.
  ///   - allowedFlags: The options without a value.
  ///   - allowedValues: The options with one, as `--name VALUE` or `--name=VALUE`.
  ///   - repeating: Those of them that may be given several times.
  ///   - example: A use of the verb that works.
  /// - Throws: A `UsageError` for an option that is unknown, or misses its value, or has too many.
  init(
    _ arguments: [String], flags allowedFlags: Set<String>, values allowedValues: Set<String> = [],
    repeating: Set<String> = [], example: String
  ) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument == "-h" || argument.hasPrefix("--") else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = argument == "-h" ? "--help" : String(parts[0])
      if allowedValues.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("\(name) needs a value", try: example)
        }
        guard values[name] == nil || repeating.contains(name) else {
          throw UsageError("\(name) is given twice", try: example)
        }
        values[name, default: []].append(value)
      } else if name == "--help" || allowedFlags.contains(name) {
        guard parts.count == 1 else { throw UsageError("\(name) takes no value", try: example) }
        flags.insert(name)
      } else {
        let known = allowedFlags.union(allowedValues).union(["--help"]).sorted()
        throw UsageError(
          """
          there is no option \(argument.quotedExcerpt); there are \(known.joined(separator: ", ")), \
          and -- ends the options
          """, try: example)
      }
    }
  }

  /// Whether an option without a value was given.
  func has(_ flag: String) -> Bool {
    flags.contains(flag)
  }

  /// The value of an option, if it was given.
  func value(of name: String) -> String? {
    values[name]?.first
  }

  /// The values of an option that may be given several times.
  func values(of name: String) -> [String] {
    values[name] ?? []
  }

  /// The value of an option that takes a whole number.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - example: A use of the verb that works.
  /// - Returns: The number; nil when the option was not given.
  /// - Throws: A `UsageError` when the value is no number, is negative or is out of range.
  func number<Number: FixedWidthInteger>(
    _ name: String, example: String
  ) throws -> Number? {
    guard let text = value(of: name) else { return nil }
    guard let number = Number(text), number >= 0 else {
      throw UsageError(
        "\(name) takes a whole number from 0 to \(Number.max), not \(text.quotedExcerpt)",
        try: example)
    }
    return number
  }
}
