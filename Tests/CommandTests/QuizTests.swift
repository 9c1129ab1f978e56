import MVP
import Testing
import TriptychCommand

struct QuizTests {
  @Test
  func `questions are listed with their answers and where these come from`() {
    let transcript = Transcript("quiz", "--list", "--seed", "1", "--count", "9")
    #expect(transcript.status == 0)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("Question ") }.count == 9)
    #expect(lines.filter { $0.hasPrefix("answer: ") }.count == 9)
    #expect(lines.contains { $0.hasPrefix("  declared: Sources/M") })
    #expect(lines.last == "again: quiz --seed 1 --count 9")
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(transcript.output == Transcript("quiz", "--list", "--seed", "1", "--count", "9").output)
    #expect(transcript.output != Transcript("quiz", "--list", "--seed", "2", "--count", "9").output)
  }

  @Test
  func `the listed answers are right`() throws {
    let list = Transcript("quiz", "--list", "--seed", "5").output
    let answers = list.split(separator: "\n").compactMap { line in
      line.hasPrefix("answer: ") ? String(line.dropFirst(8).prefix(1)) : nil
    }
    let asked = Transcript("quiz", "--seed", "5", input: answers.joined(separator: "\n"))
    #expect(asked.output.contains("\n6 of 6 right\n"))
    let wrong = Transcript(
      "quiz", "--seed", "5", input: answers.map { $0 == "a" ? "b" : "a" }.joined(separator: "\n"))
    #expect(wrong.output.contains("\n0 of 6 right\n"))
    #expect(wrong.output.contains("no, \(answers[0])) "))
  }

  @Test
  func `what is no answer is asked for again, and the end of input ends it`() {
    let transcript = Transcript("quiz", "colour", "--seed", "5", input: "x\n\n")
    #expect(
      transcript.output.contains(
        #"""
        > "x" is not an answer; type a, b or c, or q to quit
        > "" is not an answer; type a, b or c, or q to quit
        > \#n0 of 0 right
        again: quiz colour --seed 5 --count 6

        """#))
  }

  @Test
  func `q ends it`() {
    #expect(Transcript("quiz", "--seed", "5", input: "q\na\n").output.contains("> 0 of 0 right\n"))
  }

  @Test
  func `there is nothing to ask of views that record nothing`() {
    let transcript = Transcript("quiz", patterns: [.wrong])
    #expect(transcript.status == 2)
    #expect(transcript.messages.contains("there is nothing to ask"))
  }
}

extension QuizTests {
  @Test
  func `input without end that answers nothing ends`() {
    let lines = String(repeating: "y\n", count: 1_000)
    let transcript = Transcript("quiz", "colour", "--seed", "5", input: lines)
    #expect(transcript.status == 2)
    #expect(transcript.messages.hasPrefix("triptych: none of 20 lines is an answer\n"))
  }
}
