import AppRules
import AppScreens
import FixturePatterns
import Testing
import TriptychCommandVerbs
import TriptychParity
import TriptychTraces

@testable import TriptychCommand

struct QuizTests {
  /// Questions on an app that asks nothing of a service, as the command asks them too.
  private static let questions = Result { try made(6, on: CalculatorApp()) }

  /// Questions on an app with a field and a service.
  private static let searches = Result { try made(18, on: MusicSearchApp()) }

  /// As many questions on an app without a field or a service.
  private static let calculations = Result { try made(18, on: CalculatorApp()) }

  private static func made(_ count: Int, on app: any AppDefinition) throws -> [Question] {
    let command = Command(name: "quiz", version: "1", apps: [], patterns: Pattern.fixtures)
    var maker = try QuestionMaker(command, apps: [app], count: count, seed: 4)
    return maker.questions(count)
  }

  private static let quiz = ["quiz", "four-function", "--seed", "4"]

  /// The letters of the right answers.
  private static let answers = questions.map { questions in
    questions.map { ["a", "b", "c", "d"][$0.answer] }
  }

  /// Questions on all apps with their answers, by the line that a mistake is told with.
  private static let sheet = Transcript(Transcript("quiz", "--list", "0").example ?? [])

  /// A sheet for the questions, with what is written on it, and with lines that a user types.
  private func sheet(
    typed lines: [String] = [], write: @escaping (String) -> Void = { _ in }
  ) -> QuizSheet {
    var lines = lines[...]
    let console = Console(
      width: 80, usesColour: false, write: write, writeError: { _ in },
      readLine: { lines.popFirst() })
    return QuizSheet(console: console, count: 6)
  }

  /// What is said to a user who types lines.
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
    #expect(Self.sheet.output.contains("This is a release build") != Trace.knowsLines)
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
    #expect(answers.count == 6)
    let wrong = try asked(answers.map { $0 == "a" ? "b" : "a" })
    #expect(wrong.contains("\n0 of 6 right\n"))
    #expect(wrong.contains("Right is \(answers[0])) "))
  }

  @Test func `answers agree with what the patterns are`() throws {
    let said = [
      "MVC": ["send me messages", "sending me messages", "what is"],
      "MVP": ["update view", "update the view"],
      "MVVM": ["notify me of", "stop notifying me"],
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
      case "Each … is ":
        #expect(said["\(pattern)"]?.contains { answer.contains($0) } == true, "\(item)")
      // Whoever asks for the pattern does not say it.
      case "Which vers":
        #expect(pattern == "none", "\(item)")
        #expect(said["\(answer)"]?.contains { item.contains($0) } == true, "\(item)")
      default: break
      }
    }
    #expect(forms.count == 3, "\(forms)")
  }

  @Test func `a question has three answers or more, and comes once`() throws {
    for all in [try Self.searches.get(), try Self.calculations.get()] {
      for (index, question) in all.enumerated() {
        let texts = question.choices.map(\.text)
        #expect(texts.count > 2 && Set(texts).count == texts.count, "\(texts)")
        #expect(!all[..<index].contains { $0.isSame(as: question) }, "\(question.text)")
      }
    }
  }

  @Test func `what is asked follows from what is shown`() throws {
    let all = try Self.searches.get() + Self.questions.get()
    let leftOut = all.filter { $0.text.hasPrefix("Line ") }
    #expect(!leftOut.isEmpty)
    for question in leftOut {
      let steps = question.scene.steps
      let right = question.right.text
      // What the view shows before is the same without the line that says it.
      let number = try #require(question.text.split(separator: " ").dropFirst().first)
      let line = try #require(question.conversation.first { $0.hasPrefix("\(number)  ") })
      let value = try #require(line.firstRange(of: ": ")).upperBound
      let before = try #require(question.conversation.first)
      let isSame = before.contains(line[value...]) || steps.hasSuffix("=\(line.quotedText)")
      #expect((right == "nothing") == isSame, "\(line) \(before)")
      #expect(right.hasPrefix("the mediator") == line.contains("view → mediator"), "\(line)")
    }
  }

  @Test(arguments: [["x", ""], ["q", "a"], []])
  func `q and the end of the input end it, and anything else is asked for again`(
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

extension String {
  /// What is in quotes.
  fileprivate var quotedText: Substring { split(separator: "\"").dropFirst().first ?? "none" }
}
