import AppRules
import AppScreens
import FixturePatterns
import Testing
import TriptychCommandVerbs
import TriptychTraces

@testable import TriptychCommand

struct QuizTests {
  /// Questions on an app that asks nothing of a service, as the command asks them too.
  private static let questions = Result {
    let command = Command(
      name: "quiz", version: "1", apps: [],
      patterns: Pattern.fixtures)
    var maker = try QuestionMaker(command, apps: [CalculatorApp()], count: 6, seed: 5)
    return maker.questions(6)
  }

  private static let quiz = ["quiz", "four-function", "--seed", "5"]

  /// The letters of the right answers.
  private static let answers = questions.map { questions in
    questions.map { ["a", "b", "c", "d"][$0.answer] }
  }

  /// Questions on all apps with their answers, by the line that a mistake is told with.
  private static let sheet = Transcript(Transcript("quiz", "--list", "0").example ?? [])

  /// A sheet for the questions, with what is written on it, and with lines that somebody types.
  private func sheet(
    typed lines: [String] = [], write: @escaping (String) -> Void = { _ in }
  ) -> QuizSheet {
    var lines = lines[...]
    let console = Console(
      width: 80, usesColour: false, write: write, writeError: { _ in },
      readLine: { lines.popFirst() })
    return QuizSheet(console: console, count: 6)
  }

  /// What is said to somebody who types lines.
  private func asked(_ typed: [String]) throws -> String {
    var output = ""
    try sheet(typed: typed) { output += $0 }.ask(Self.questions.get())
    return output
  }

  @Test func `questions are listed with their answers`() {
    let lines = Self.sheet.lines
    #expect(Self.sheet.status == 0)
    #expect(lines.count { $0.hasPrefix("Question ") } == 6)
    #expect(lines.count { $0.hasPrefix("answer: ") } == 6)
    #expect(lines.contains { $0.contains(/^  \S+\.swift:\d+$/) }, "the code that proves it")
    #expect(Self.sheet.output.contains("This build does not know") != Trace.knowsLines)
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `the same seed asks the same, and another something else`() throws {
    let input = try Self.answers.get().joined(separator: "\n")
    let transcript = Transcript(Self.quiz, input: input)
    #expect(transcript.status == 0)
    #expect(transcript.output.contains("\n6 of 6 right\n"))
    let again = Self.quiz.joined(separator: " ")
    #expect(transcript.lines.contains { $0.hasPrefix("again: ") && $0.hasSuffix(again) })
    let other = Transcript("quiz", "four-function", "--seed", "6", input: input)
    #expect(other.output != transcript.output)
    #expect(!other.output.contains("\n6 of 6 right\n"))
  }

  @Test func `an answer that is not listed as right is wrong`() throws {
    let answers = try Self.answers.get()
    // A calculator asks nothing of a service: other questions take the place of those on requests.
    #expect(answers.count == 6)
    let wrong = try asked(answers.map { $0 == "a" ? "b" : "a" })
    #expect(wrong.contains("\n0 of 6 right\n"))
    #expect(wrong.contains("Right is \(answers[0])) "))
  }

  @Test func `answers agree with what the patterns are`() throws {
    let said = [
      "MVC": ["here is the mediator", "sending me messages", "what is"],
      "MVP": ["here is view", "here is the view"],
      "MVVM": ["from now on", "stop notifying me"],
    ]
    var forms: Set<Substring> = []
    let sheets = try Self.sheet.output + sheet().list(Self.questions.get())
    for item in sheets.split(separator: /(?m)^Question .*$/) where item.contains("answer: ") {
      let lines = item.split(separator: "\n")
      let pattern = lines.first?.firstMatch(of: #/ in (\w+)\./#)?.output.1 ?? "none"
      let answer = try #require(lines.first { $0.hasPrefix("answer: ") }).dropFirst(11)
      let question = try #require(lines.last { $0.hasSuffix("?") })
      forms.insert(question.prefix(10))
      switch question.prefix(10) {
      case "Which line":
        #expect(said["\(pattern)"]?.contains { answer.contains($0) } == true, "\(item)")
      // Whoever asks for the pattern does not say it.
      case "In which p":
        #expect(pattern == "none", "\(item)")
        #expect(said["\(answer)"]?.contains { item.contains($0) } == true, "\(item)")
      // Only in MVC is what was typed left in the widgets.
      case "Which obje" where answer.hasPrefix("only the old view"):
        #expect(pattern == "MVC", "\(item)")
      // Only mediators choose user-visible text.
      case "Where does":
        let isMediators = item.contains("asked: the wording") || item.contains("asked: how")
        let mediators = ["controller", "presenter", "view model"].map { "from the \($0)" }
        #expect(mediators.contains("\(answer)") == isMediators, "\(item)")
      default: break
      }
    }
    #expect(forms.count > 5, "\(forms)")
  }

  @Test(arguments: [["x", ""], ["q", "a"], []])
  func `q and the end of the input end it, and what is no answer is asked for again`(
    typed: [String]
  ) throws {
    let output = try asked(typed)
    #expect(output.contains(#""x" is not an answer; type a"#) == (typed.first == "x"))
    #expect(output.hasSuffix("0 of 0 right\n"))
  }

  @Test func `input without end that answers nothing ends`() {
    #expect(throws: UsageError.self) { try asked(Array(repeating: "y", count: 1_000)) }
  }

  @Test func `there is nothing to ask of views that record nothing`() {
    let transcript = Transcript("quiz", patterns: [.wrong])
    #expect(transcript.message.contains("there is nothing to ask"))
    #expect(transcript.status == 2)
  }
}
