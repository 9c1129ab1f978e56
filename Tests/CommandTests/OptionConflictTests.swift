import AppScreens
import Parity
import Testing

/// Options that do not go together: which are named, and what a person may try instead.
struct OptionConflictTests {
  @Test(arguments: [
    ("inspect --json --graph svg", "use --json or --graph, not both", "inspect"),
    (
      "inspect --json --graph svg --format sarif",
      "use --json, --graph or --format, not all of them", "inspect"
    ),
    (
      "inspect --baseline a --write-baseline b", "use --baseline or --write-baseline, not both",
      "inspect"
    ),
    ("inspect --graphs a --scratch-path b", "use --graphs or --scratch-path, not both", "inspect"),
    (
      "inspect --rules --json",
      "--rules goes with nothing but --output and --replace; leave out --json", "inspect"
    ),
    (
      "inspect --rules .", "--rules goes with nothing but --output and --replace; leave out \".\"",
      "inspect"
    ),
    (
      "inspect --explain A1 .",
      "--explain goes with nothing but --output and --replace; leave out \".\"", "inspect"
    ),
    (
      "inspect --changes --json",
      "--changes goes with no other option but --output and --replace; leave out --json", "inspect"
    ),
    ("inspect --replace", "--replace needs --output", "inspect"),
    ("trace colour --replace", "--replace needs --output", "trace token"),
    ("inspect --explain A25", "--explain takes a rule, from A1 to A24, not \"A25\"", "inspect"),
    (
      "verify --rule S1 --deep", "use --rule or --deep, not both",
      "verify token --seed 7 --gestures 5000"
    ),
    (
      "verify --scenario x --deep", "use --scenario or --deep, not both",
      "verify token --seed 7 --gestures 5000"
    ),
    ("report --replace", "--replace needs --output", "report --output report.html"),
    ("quiz --count 0", "--count takes a whole number from 1 to 100, not \"0\"", "quiz --list"),
    ("tour x", "unexpected argument \"x\"; only options can follow tour", "tour"),
    ("new pattern", "new pattern takes a name: new pattern NAME", "new pattern VIPER"),
    (
      "new pattern A B", "unexpected argument \"B\"; only options can follow new pattern NAME",
      "new pattern VIPER"
    ),
    ("new app", "new app takes a name: new app NAME", "new app Counter"),
    (
      "grade batch", "name the folders of submissions: grade batch DIR… --rubric FILE",
      "grade batch"
    ),
    (
      "grade variant",
      "grade variant needs --student ID: the words are others for each student", "grade variant"
    ),
    ("grade check", "name a rubric: grade check FILE", "grade check Examples"),
  ])
  func `what does not go together is named, with an example of what goes`(
    arguments: String, problem: String, example: String
  ) {
    let transcript = Transcript(arguments.split(separator: " ").map(String.init))
    let words = transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("triptych: \(problem) Try: "), "\(words)")
    #expect(words.contains(" triptych \(example)"), "\(words)")
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
  }

  @Test func `a specimen that the processes do not know is refused before any is run`() {
    let specimen = Specimen("mine", of: "colour", breaks: "CS4", origin: "By chance.") {
      @Sendable in UnusedScreen()
    }
    let transcript = Transcript(["specimens", "mine"], specimens: [specimen])
    #expect(transcript.status == 2)
    #expect(transcript.output == "")
    #expect(transcript.messages.contains("knows no pattern \"mine\""), "\(transcript.messages)")
  }
}
