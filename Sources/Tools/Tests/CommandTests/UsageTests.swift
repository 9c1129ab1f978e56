import AppDefinitions
import AppScreens
import Testing
import TriptychFaultyScreens
import TriptychParity

/// What is said of a command line that cannot be run, and help on those that can.
struct UsageTests {
  private static let mistakes = [
    (["compar"], #"there is no command "compar"; the commands are compare, code, trace, "#),
    (["--json", "compare"], #""--json" is not a command; options come after one"#),
    (["--version", "x"], #"--version takes no other argument, without "x""#),
    (["help", "me"], #"there is no help on "me"; the commands are compare, code, trace, "#),
    (["compare"], "name an app: token, four-function, colour, address, music"),
    (["compare", "1+2"], "name an app before the steps; \"1+2\" is a step of four-function"),
    (["trace", "mvp", "5"], "name an app; MVP is a pattern"),
    (["compare", "tokn"], #"there is no app "tokn"; the apps are token, four-function, "#),
    (["compare", "token", "input=1", "total=2"], #""total=2" is not an edit of a field; "#),
    (["compare", "four-function", "1", ""], "gesture 2: \"\" is not a key; "),
    (["compare", "four-function", "1", "repeat=3,2"], "repeats 2 steps, and there are 1 before"),
    (["verify", "colour", "--fast"], #"there is no option "--fast"; the options are --all, --"#),
    (["verify", "colour", "--all=1"], "--all takes no value"),
    (["trace", "colour", "--format"], "--format needs a value"),
    (["trace", "colour", "--format", "dot"], #"--format takes text, json or svg, not "dot""#),
    (["trace", "colour", "--pattern", "MVX"], #"there is no pattern "MVX"; the patterns are "#),
    (["verify", "--seed", "x"], "--seed takes a whole number from 0 to "),
    (["verify", "--seed", "1", "--seed", "2"], "--seed is given twice"),
    (["verify", "colour", "--isolated"], "--isolated needs the path of this command"),
    (["verify", "--under", "plain"], "name an app: token, four-function, "),
    (["verify", "colour", "--under", "rain"], "--under takes plain, replaced-views, "),
    (["verify", "colour", "--rule", "FF1"], "colour has no rule"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told, with a line to try`(arguments: [String], message: String) throws {
    let transcript = Transcript(arguments)
    #expect(transcript.message.contains(message), "\(transcript.messages)")
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
    #expect(transcript.messages.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(transcript.example != nil)
  }

  /// Each is run once; a whole verification takes long.
  @Test(arguments: Set(mistakes.compactMap { Transcript($0.0).example }))
  func `a line to try can be run`(example: [String]) {
    guard example.first != "verify" else { return }
    #expect(Transcript(example).status == 0, "\(example)")
  }

  @Test func `a program whose package is missing is said to need a complete clone`() {
    let transcript = Transcript("learn", "--list")
    #expect(
      transcript.message == """
        triptych: the program learn is built from "/no/such/Tools", which is not there; run this in a \
        complete clone of the package
        """)
    #expect(transcript.status == 3)
  }

  @Test(arguments: ["compare", "code", "trace", "verify", "rules"])
  func `help on a verb fits eighty columns, however it is asked for`(verb: String) {
    let help = Transcript("help", verb)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("swift run triptych \(verb) "))
    #expect(help.lines.filter { $0.count > 80 } == [])
    for words in [[verb, "-h"], [verb, "--help"], ["--help", verb]] {
      #expect(Transcript(words).output == help.output)
    }
  }

  @Test func `help names every verb, and the version is told`() {
    let help = Transcript("--help")
    for verb in ["compare", "code", "trace", "verify", "rules"] {
      #expect(help.output.contains("\n  swift run triptych \(verb) "))
    }
    #expect(help.lines.filter { $0.count > 80 } == [])
    #expect(Transcript("--version").output == "triptych 1.2.3\n")
  }

  @Test func `names that are taken twice are refused`() {
    func message(_ apps: [any AppDefinition], _ patterns: [Pattern]) -> String {
      Transcript(["rules"], apps: apps, patterns: patterns).message
    }
    let app = ColourSelectorApp()
    #expect(message([app, app], [.plainMVP]).contains(#"two apps are called "colour""#))
    #expect(message([app], [.plainMVP, .plainMVP]).contains(#"two patterns are called "MVP""#))
    #expect(message([app], [Pattern("specification")]).contains("no pattern can be called"))
    #expect(message([app], [.plainMVP]) == "")
  }

  @Test func `colour changes nothing but the colour`() {
    let plain = Transcript(["trace", "four-function", "5"])
    let coloured = Transcript(["trace", "four-function", "5"], usesColour: true)
    #expect(coloured.output != plain.output)
    #expect(coloured.output.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain.output)
  }
}
