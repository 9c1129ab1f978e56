import Testing

/// How far a number may go that somebody gives to an option.
struct OptionLimitTests {
  @Test(arguments: [
    (["verify", "--deep", "--time"], "1", "1000000"),
    (["verify", "--isolated", "--limit"], "1", "1000000000"),
    (["verify", "--isolated", "--check-limit"], "1", "1000000000"),
    (["verify", "--isolated", "--run-limit"], "1", "1000000000"),
    (["verify", "--isolated", "--memory-limit"], "64", "1000000000"),
    (["quiz", "--count"], "1", "100"),
  ])
  func `a number beyond the limits of an option is refused, with the limits`(
    arguments: [String], least: String, greatest: String
  ) throws {
    for beyond in [try #require(Int(least)) - 1, try #require(Int(greatest)) + 1] {
      let transcript = Transcript(arguments + ["\(beyond)"])
      let name = try #require(arguments.last)
      #expect(
        transcript.messages.contains("\(name) takes a whole number from \(least) to \(greatest)"))
      #expect(transcript.status == 2)
    }
  }

  @Test(arguments: [
    (["verify", "--time", "1"], "--time needs --deep"),
    (["verify", "--run-limit", "5"], "--run-limit needs --isolated"),
    (["verify", "--check-limit", "5"], "--check-limit needs --isolated"),
    (["verify", "--memory-limit", "64"], "--memory-limit needs --isolated"),
    (["verify", "--rule", "S1", "--deep"], "--rule"),
    (["verify", "--scenario", "x", "--deep"], "--scenario"),
  ])
  func `an option that means nothing there is refused`(arguments: [String], message: String) {
    let transcript = Transcript(arguments)
    #expect(transcript.messages.contains(message))
    #expect(transcript.status == 2)
  }

  @Test func `as many questions are asked as the greatest number says`() {
    #expect(Transcript("quiz", "--count", "100", input: "q\n").status == 0)
    #expect(Transcript("quiz", "--list", "--count", "1").output.contains("Question 1 of 1"))
  }

  @Test func `a person may mistype nineteen times, and after twenty the quiz gives up`() {
    let typed = String(repeating: "x\n", count: 19)
    let patient = Transcript("quiz", "colour", "--seed", "5", "--count", "1", input: typed + "a\n")
    #expect(patient.status == 0)
    #expect(patient.output.contains(" of 1 right\n"))
    let over = Transcript("quiz", "colour", "--seed", "5", input: typed + "x\na\n")
    #expect(over.status == 2)
    #expect(over.messages.contains("none of 20 lines is an answer"))
  }
}
