import Testing

struct HelpTests {
  @Test(arguments: TestedProgram.allCases)
  func `help on every verb of a program fits eighty columns`(program: TestedProgram) {
    for topic in [["--help"], ["help"]] + program.verbs.map({ ["help", $0] }) {
      let help = program.run(topic)
      #expect(help.status == 0)
      #expect(help.output.contains("\(program)"))
      #expect(help.output.split(separator: "\n").filter { $0.count > 80 } == [])
    }
    #expect(program.run("--version").output == "\(program) 1\n")
  }

  @Test(arguments: [
    (TestedProgram.grade, "--rubric"), (.inspect, "--house"),
  ])
  func `help on a program tells the options that need no verb`(
    program: TestedProgram, option: String
  ) {
    #expect(program.run("--help").output.contains("  \(option)"))
  }
}
