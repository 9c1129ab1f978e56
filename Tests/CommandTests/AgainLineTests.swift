import Testing

@testable import TriptychCommand

/// The options that a line has beside a finding's own words.
struct AgainLineTests {
  @Test(arguments: [
    ([], ["verify", "colour"], "t verify colour"),
    (
      ["--seed", "7", "--length", "2"], ["verify", "colour"], "t verify colour --seed 7 --length 2"
    ),
    (
      ["--gestures", "9"], ["verify", "colour", "--seed", "3"],
      "t verify colour --gestures 9 --seed 3"
    ),
    (["--seed", "7"], ["verify", "colour", "--seed", "3"], "t verify colour --seed 7"),
    (["--isolated"], ["verify", "colour", "--isolated"], "t verify colour --isolated"),
    (["--seed", "7"], ["verify", "colour", "--rule", "S1"], "t verify colour --rule S1"),
    (["--seed", "7"], ["compare", "colour", "green=on"], "t compare colour green=on"),
  ])
  func `what runs everything again has the effort of the run`(
    given: [String], words: [String], line: String
  ) throws {
    let verb = Command(name: "t", version: "1", apps: [], patterns: []).verifyVerb
    let arguments = try Arguments(given, for: verb)
    #expect(AgainLine("t", arguments).text(words) == line)
  }
}
