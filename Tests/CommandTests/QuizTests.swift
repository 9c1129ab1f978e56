import MVP
import Testing

struct QuizTests {
  @Test func `questions are listed with their answers, the same for the same seed`() {
    let transcript = Transcript("quiz", "music", "--list", "--seed", "1", "--count", "4")
    let lines = transcript.lines
    #expect(transcript.status == 0)
    #expect(lines.count { $0.hasPrefix("Question ") } == 4)
    #expect(lines.count { $0.hasPrefix("answer: ") } == 4)
    #expect(lines.contains { $0.hasPrefix("  Sources/M") })
    #expect(lines.filter { $0.count > 80 } == [])
    let again =
      lines.last { $0.hasPrefix("again: ") }?.split(separator: " ").drop { $0 != "quiz" } ?? []
    #expect(Transcript(again.map(String.init) + ["--list"]).output == transcript.output)
    let other = Transcript("quiz", "music", "--list", "--seed", "2", "--count", "4")
    #expect(other.output != transcript.output)
    // A calculator asks nothing of a service: other questions take the place of those on requests.
    let calculator = Transcript("quiz", "four-function", "--list", "--seed", "1", "--count", "6")
    #expect(calculator.lines.count { $0.hasPrefix("Question ") } == 6)
  }

  @Test func `the answers that are listed are right, and others are not`() {
    let quiz = ["quiz", "colour", "--seed", "5", "--count", "2"]
    let answers = Transcript(quiz + ["--list"]).lines
      .filter { $0.hasPrefix("answer: ") }.map { String($0.dropFirst(8).prefix(1)) }
    func asked(_ typed: [String]) -> String {
      Transcript(quiz, input: typed.joined(separator: "\n")).output
    }
    #expect(asked(answers).contains("\n2 of 2 right\n"))
    let wrong = asked(answers.map { $0 == "a" ? "b" : "a" })
    #expect(wrong.contains("\n0 of 2 right\n"))
    #expect(wrong.contains("Right is \(answers[0])) "))
  }

  @Test func `answers agree with what the patterns are`() throws {
    let sheet = Transcript("quiz", "--list", "--seed", "3", "--count", "12").output
    let said = [
      "MVC": ["here is the mediator", "telling me anything", "what is"],
      "MVP": ["here is view", "here is the view"],
      "MVVM": ["from now on", "stop telling me"],
    ]
    var forms: Set<Substring> = []
    for item in sheet.split(separator: /(?m)^Question .*$/).dropFirst() {
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
      case "Who keeps " where answer.hasPrefix("only the old view"):
        #expect(pattern == "MVC", "\(item)")
      // Words for people are made by mediators alone.
      case "Whose code":
        let isMediators = item.contains(" in other words") || item.contains("another notation")
        let mediators = ["controller", "presenter", "view model"].map { "the \($0)'s" }
        #expect(mediators.contains("\(answer)") == isMediators, "\(item)")
      default: break
      }
    }
    #expect(forms.count > 5, "\(forms)")
  }

  @Test(arguments: ["x\n\n", "q\na\n", ""])
  func `q and the end of the input end it, and what is no answer is asked for again`(
    input: String
  ) {
    let transcript = Transcript("quiz", "colour", "--seed", "5", "--count", "1", input: input)
    #expect(transcript.status == 0)
    #expect(transcript.output.contains(#""x" is not an answer; type a"#) == (input.first == "x"))
    #expect(transcript.output.contains("0 of 0 right\n"))
  }

  @Test func `input without end that answers nothing ends`() {
    let lines = String(repeating: "y\n", count: 1_000)
    let transcript = Transcript("quiz", "colour", "--seed", "5", "--count", "1", input: lines)
    #expect(transcript.status == 2)
  }

  @Test func `there is nothing to ask of views that record nothing`() {
    let transcript = Transcript("quiz", patterns: [.wrong])
    #expect(transcript.message.contains("there is nothing to ask"))
    #expect(transcript.status == 2)
  }
}
