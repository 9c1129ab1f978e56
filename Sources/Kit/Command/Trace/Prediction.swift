import AppScreens
import TriptychCommandVerbs
import TriptychTextLayout
import TriptychTraces

/// Guesses, before each episode of a trace is shown, of how often views are spoken to in it.
struct Prediction {
  let console: Console
  let patterns: [String]
  private var asked = 0
  private var right = 0
  private var isOver = false

  /// No guesses so far.
  init(console: Console, patterns: [String]) {
    self.console = console
    self.patterns = patterns
  }

  /// How to guess.
  var introduction: String {
    """
    Before each step: how many messages will go from the mediator to views, in \(patterns.listed)? \
    What is read from a view counts too, and each value that reaches it by a binding. Type \
    \(patterns.count.counted("number")), such as \(patterns.map { _ in "1" }.joined(separator: " ")); \
    Return alone shows it without a guess, and q ends the questions.
    """
    .wrapped(to: console.width, indentation: "") + "\n"
  }

  /// How many guesses were right.
  var summary: String { asked == 0 ? "" : "\n\(right) of \(asked) right\n" }

  /// Asks about an episode, shows it, and says what of the guess was right.
  mutating func ask(
    about index: Int, of traces: SideBySideTraces, showing rows: String
  ) throws {
    try console.write("\n\(console.styled(traces.episodes[index].title, .heading))\n")
    // Nobody has seen yet what a new screen has.
    let guess = index == 0 || isOver ? nil : try readGuess()
    try console.write(rows)
    guard let guess else { return }
    let verdicts = zip(guess, traces.traces).map { number, trace in
      let actual = trace.episodes[index].messages.count { $0.isSaidToView }
      asked += 1
      right += number == actual ? 1 : 0
      return number == actual
        ? "\(trace.pattern) \(actual): right" : "\(trace.pattern) \(actual), not \(number)"
    }
    let text = verdicts.joined(separator: "; ").wrapped(to: console.width, indentation: "")
    try console.write("\(console.styled(text, .quiet))\n")
  }

  /// A number for each pattern; nil without a guess.
  private mutating func readGuess() throws -> [Int]? {
    for _ in 0..<20 {
      try console.write("> ")
      guard let line = console.readLine() else {
        try console.write("\n")
        return nil
      }
      let words = line.split { $0.isWhitespace || $0 == "," }
      isOver = words == ["q"]
      if words.isEmpty || isOver { return nil }
      let numbers = words.compactMap { Int($0) }.filter { $0 >= 0 }
      if numbers.count == words.count, numbers.count == patterns.count { return numbers }
      let message = """
        \(line.quotedExcerpt) is not a guess; type \(patterns.count.counted("number")), for \
        \(patterns.listed), or only Return
        """
      try console.write("\(message.wrapped(to: console.width, indentation: ""))\n")
    }
    throw UsageError("none of 20 lines is a guess", try: "trace --help")
  }
}

extension Message {
  /// Indicates whether a mediator says it to a view: it sets, shows, reads or notifies.
  fileprivate var isSaidToView: Bool {
    if case .view = receiver { site != nil && sender != .user } else { false }
  }
}
