import AppScreens
import Foundation
import Parity
import TextLayout

extension Command {
  /// Runs the verb that the words name; returns whether every comparison and check passed.
  func dispatch(_ words: [String], _ console: Console) throws -> Bool {
    switch words {
    case ["--version"]: try console.write("\(name) \(version)\n")
    case [Isolation.serveVerb]:
      Isolation.serve(apps: apps, patterns: patterns + gallery)
    case let words where words.first == GuidedTarget.verb:
      if let status = GuidedTarget.run(words, apps: apps, patterns: patterns + gallery) {
        exit(status)
      }
      return try performHelp(words, console)
    case []: return try dispatch(tourVerb.words, console)
    default:
      guard let verb = verb(for: words, console) else { return try performHelp(words, console) }
      return try perform(verb, Array(words.dropFirst(verb.words.count)), console)
    }
    return true
  }

  /// The verb that the words name, ready for a screen that traps in a process that does nothing else.
  private func verb(for words: [String], _ console: Console) -> Verb? {
    func verb(of command: Command) -> Verb? {
      command.verbs.first { words.starts(with: $0.words) }
    }
    guard console.isOfProcess, !words.contains(SharedOptions.backtrace.name),
      let plain = verb(of: self)
    else { return verb(of: self) }
    LastWords.prepare(invocation: invocation)
    var command = self
    command.patterns = patterns.map { pattern in
      apps.reduce(pattern) { $1.noting($0, steps: plain.notesSteps) }
    }
    return verb(of: command)
  }

  private func perform(_ verb: Verb, _ words: [String], _ console: Console) throws -> Bool {
    do {
      let arguments = try Arguments(words, for: verb)
      guard !arguments.asksForHelp else { return try writeHelp(on: verb.words, console) }
      try arguments.judge(on: console)
      return try verb.run(arguments, console)
    } catch let error as UsageError {
      throw UsageError(error.message, try: error.example ?? verb.example)
    }
  }

  /// Writes help that is requested before a verb, or after half of a two-word verb.
  private func performHelp(_ words: [String], _ console: Console) throws -> Bool {
    let isAsked = words.contains("-h") || words.contains("--help")
    let topic = words.filter { $0 != "-h" && $0 != "--help" }
    if isAsked, topic.isEmpty || !verbs(on: topic).isEmpty {
      return try writeHelp(on: topic, console)
    }
    let near = verbs(on: [words[0]])
    let word =
      near.isEmpty
      ? words[0] : words.prefix(2).filter { !$0.hasPrefix("-") }.joined(separator: " ")
    guard words[0] != "--version" else {
      let other = words.dropFirst().first.map { ", without \($0.quotedExcerpt)" } ?? ""
      throw UsageError("--version stands alone\(other)", try: "--version")
    }
    guard !words[0].hasPrefix("-") else {
      throw UsageError(
        "\(words[0].quotedExcerpt) is no command; options come after one", try: "--help")
    }
    throw UsageError(
      """
      there is no command \(word.quotedExcerpt); the commands are \
      \((near.isEmpty ? verbs : near).map(\.name).listed)
      """, try: near.first?.example)
  }
}
