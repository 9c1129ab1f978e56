import Foundation

/// A program of a few verbs, each declared once: it finds the verb that is meant, helps, and says what
/// is wrong with a command line.
package struct Program {
  let name: String
  let invocation: String
  let version: String
  let purpose: String
  let verbs: [Verb]
  let tools: ToolsPackage?
  let notes: [String]
  let failure: String
  let check: () throws -> Void

  /// A program of these verbs.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - invocation: The words that start the program, when they differ from its name.
  ///   - version: The version that `--version` prints.
  ///   - purpose: One sentence, for the overview.
  ///   - verbs: The verbs, in the order in which help lists them; one without a name is meant by a
  ///     command line that names no other.
  ///   - tools: The package whose programs are started as if they were verbs of this one.
  ///   - notes: The last lines of the overview.
  ///   - failure: What exit status 1 means.
  ///   - check: Throws if the program was put together wrongly.
  package init(
    name: String, invocation: String? = nil, version: String, purpose: String, verbs: [Verb],
    tools: ToolsPackage? = nil, notes: [String] = [],
    failure: String = "a difference or a broken rule", check: @escaping () throws -> Void = {}
  ) {
    self.name = name
    self.invocation = invocation ?? name
    self.version = version
    self.purpose = purpose
    self.verbs = verbs
    self.tools = tools
    self.notes = notes
    self.failure = failure
    self.check = check
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - console: The destination of results and messages.
  /// - Returns: The exit status: 0 when all is as it should be, 1 on a difference or a broken rule, 2
  ///   when the arguments or the input could not be used, 3 where this system cannot do it, such as
  ///   write to a full disk.
  package func run(_ words: [String], on console: Console = .standard) -> Int32 {
    // A file that may not grow is reported as an error of writing.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try check()
      return try dispatch(words, console) ? 0 : 1
    } catch let error as UsageError {
      let message = "\(name): \(error.message)"
      console.writeError("\(message.linesWrapped(to: console.width))\n")
      let words = [invocation, error.example ?? "--help"].filter { !$0.isEmpty }
      let example = "Try: \(words.joined(separator: " "))"
      console.writeError("\(example.wrappedCommand(to: console.width))\n")
    } catch {
      console.writeError("\("\(name): \(error.reason)".linesWrapped(to: console.width))\n")
      if error is SystemFailure { return 3 }
    }
    return 2
  }

  /// Runs the verb that the words name; returns whether every comparison and check passed.
  private func dispatch(_ words: [String], _ console: Console) throws -> Bool {
    if words == ["--version"] {
      try console.write("\(name) \(version)\n")
      return true
    }
    if let first = words.first, let tools, tools.programs.contains(where: { $0.name == first }) {
      try tools.start(first, Array(words.dropFirst()), on: console)
    }
    if words.first == "help" { return try writeHelp(on: Array(words.dropFirst()), console) }
    if let named = verbs.first(where: { !$0.name.isEmpty && $0.name == words.first }) {
      return try perform(named, Array(words.dropFirst()), console)
    }
    let topic = words.filter { $0 != "-h" && $0 != "--help" }
    if topic.count < words.count, topic.isEmpty || verbs.contains(where: { [$0.name] == topic }) {
      return try writeHelp(on: topic, console)
    }
    if let unnamed = verbs.first(where: \.name.isEmpty),
      words.isEmpty || !unnamed.operands.isEmpty || verbs.count == 1
    {
      return try perform(unnamed, words, console)
    }
    guard let first = words.first else { return try writeHelp(on: [], console) }
    throw unknown(first, words)
  }

  private func perform(_ verb: Verb, _ words: [String], _ console: Console) throws -> Bool {
    do {
      let arguments = try Arguments(words, for: verb, among: names)
      guard !arguments.asksForHelp else {
        return try writeHelp(on: verb.name.isEmpty ? [] : [verb.name], console)
      }
      // Without it, no path can be read.
      guard let folder = getcwd(nil, 0) else {
        throw SystemFailure("the folder that you are in is gone; change to another one")
      }
      free(folder)
      return try verb.run(arguments, console)
    } catch let error as UsageError {
      throw UsageError(error.message, try: error.example ?? verb.example)
    }
  }

  /// The mistake of a command line that names no verb.
  private func unknown(_ first: String, _ words: [String]) -> UsageError {
    guard first != "--version" else {
      let other = words.dropFirst().first.map { ", without \($0.quotedExcerpt)" } ?? ""
      return UsageError("--version takes no other argument\(other)", try: "--version")
    }
    guard !first.hasPrefix("-") else {
      return UsageError(
        "\(first.quotedExcerpt) is not a command; options come after one", try: "--help")
    }
    return UsageError(
      "there is no command \(first.quotedExcerpt); the commands are \(names.listed)")
  }

  /// The names of the verbs, and of the programs of the other package.
  private var names: [String] {
    verbs.map(\.name).filter { !$0.isEmpty } + (tools?.programs ?? []).map(\.name)
  }

  /// Writes the overview, or the help on the verb that is named; on the only one, if there is no other.
  private func writeHelp(on words: [String], _ console: Console) throws -> Bool {
    let width = min(80, console.width)
    let found = verbs.filter { words.isEmpty ? verbs.count == 1 : words == [$0.name] }
    guard words.isEmpty || !found.isEmpty else {
      let topic = words.joined(separator: " ").quotedExcerpt
      throw UsageError(
        "there is no help on \(topic); the commands are \(names.listed)", try: "--help")
    }
    // A verb without a name has no help of its own, so its page comes before the overview.
    let unnamed = words.isEmpty && found.isEmpty ? verbs.filter(\.takesWords) : []
    let pages = (unnamed + found).map {
      HelpPage(verb: $0, invocation: invocation, width: width).text
    }
    try console.write(
      (pages + (found.isEmpty ? [overview(width: width)] : [])).joined(separator: "\n"))
    return true
  }

  private func overview(width: Int) -> String {
    let programs = (tools?.programs ?? []).map { ("\($0.name) …", $0.summary) }
    let entries = verbs.map { ($0.usage, $0.summary) } + programs + [("--version", "The version.")]
    let list = entries.map { usage, summary in
      let command = usage.isEmpty ? invocation : "\(invocation) \(usage)"
      return "  \(command)\n      \(summary.wrapped(to: width, indentation: "      "))"
    }
    let status =
      "Exit status: 0 success, 1 \(failure), 2 usage error, 3 not possible here, as on a full disk."
    let last = notes + [status]
    return """
      \("\(name) \(version): \(purpose)".wrapped(to: width, indentation: ""))

      \(list.joined(separator: "\n"))

      \(last.map { $0.wrapped(to: width, indentation: "") }.joined(separator: "\n"))

      """
  }
}

extension Verb {
  /// True of a verb without a name that does something with words after the program's.
  fileprivate var takesWords: Bool { name.isEmpty && !(operands.isEmpty && options.isEmpty) }
}
