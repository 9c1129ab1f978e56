import MVP
import TestSupport
import Testing

@Suite(.onThreadOfItsOwn)
struct UsageTests {
  @Test(arguments: [
    (
      ["compar"],
      #"there is no command "compar"; the commands are tour, compare, trace, quiz, verify, "#
        + "inspect, report, rules, specimens, new pattern, new app, new course, "
        + "grade check, grade batch, grade variant, grade and help"
    ),
    (["--version", "x"], "--version stands alone, without \"x\""),
    (["--json", "compare"], #""--json" is no command; options come after one"#),
    (["compare"], "name an app: token, four-function, colour, address, music"),
    (
      ["compare", "tokn"],
      #"there is no app "tokn"; the apps are token, four-function, colour, address, music"#
    ),
    (
      ["compare", "token", "input=1", "total=2"],
      #"gesture 2: "total=2" edits no field; write separators=TEXT or input=TEXT, as in input=1,2"#
    ),
    (
      ["compare", "four-function", "1", ""],
      "gesture 2: an empty text presses no key; "
        + "the keys are 0 to 9, + - * / = and AC, as in 12+3*4="
    ),
    (["compare", "colour", "--from"], "--from needs a value"),
    (["compare", "colour", "--last=1"], "--last takes no value"),
    (
      ["compare", "colour", "--fast"],
      #"there is no option "--fast"; the options are --backtrace, --from, --help, --json, --last, and -- ends them"#
    ),
    (
      ["verify", "--seed", "x"],
      #"--seed takes a whole number from 0 to 18446744073709551615, not "x""#
    ),
    (
      ["verify", "--gestures=-1"],
      #"--gestures takes a whole number from 0 to 9223372036854775807, not "-1""#
    ),
    (
      ["verify", "colour", "--length", "9223372036854775807"],
      "--length 9223372036854775807 is too long for colour, which has 4 steps to try: "
        + "that is more than 1000000000 sequences"
    ),
    (["verify", "--seed", "1", "--seed", "2"], "--seed is given twice"),
    (
      ["rules", "colours"],
      #"there is no app "colours"; the apps are token, four-function, colour, address, music"#
    ),
    (["inspect", "a", "b"], #"unexpected argument "b"; only options can follow inspect PACKAGE"#),
    (
      ["trace", "colour", "--pattern", "MVX"],
      #"there is no pattern "MVX"; the patterns are MVC, MVP, MVVM"#
    ),
    (
      ["trace", "colour", "--format", "dot"],
      #"--format takes text, json, mermaid or svg, not "dot""#
    ),
    (["trace"], "name an app: token, four-function, colour, address, music"),
    (
      ["trace", "colour", "--output", "/nowhere/trace.svg"],
      #"cannot write "/nowhere/trace.svg": there is no folder "/nowhere/""#
    ),
    (["inspect", "--graph", "dot"], #"--graph takes mermaid or svg, not "dot""#),
    (
      ["report", "page.html"], #"unexpected argument "page.html"; only options can follow report"#
    ),
    (
      ["inspect", "/nowhere"],
      #"cannot inspect "/nowhere": No such file or directory"#
    ),
    (["inspect", "/dev/null"], #"cannot inspect "/dev/null": it is no folder"#),
    (["inspect", "/"], #"cannot inspect "/": there is no Package.swift in it"#),
    (["inspect", ""], #""" names no folder; name a package's, or . for the current one"#),
    (["inspect", ".", "--scratch-path", ""], #"--scratch-path takes a folder, not """#),
    (
      ["inspect", "--graphs", "/nowhere"], #"cannot inspect "/nowhere": No such file or directory"#
    ),
    (["inspect", "--graphs", "/dev/null"], #"cannot inspect "/dev/null": it is no folder"#),
    (
      ["inspect", "--scratch-path", "a", "--graphs", "b"],
      "use --graphs or --scratch-path, not both"
    ),
    (["inspect", "--json", "--graph", "svg"], "use --json or --graph, not both"),
    (
      ["inspect", "--rules", "--json"],
      "--rules goes with nothing but --output and --replace; leave out --json"
    ),
    (
      ["inspect", "--rules", "."],
      #"--rules goes with nothing but --output and --replace; leave out ".""#
    ),
    (
      ["inspect", "/nowhere", "--changes", "--target", "MVP"],
      "--changes goes with no other option but --output and --replace; leave out --target"
    ),
    (
      ["inspect", "--output", "/nowhere/page.svg"],
      #"cannot write "/nowhere/page.svg": there is no folder "/nowhere/""#
    ),
    (["verify", "--limit", "1"], "--limit needs --isolated"),
    (["quiz", "--count", "0"], #"--count takes a whole number from 1 to 100, not "0""#),
    (["tour", "colour"], #"unexpected argument "colour"; only options can follow tour"#),
    (
      ["help", "me"],
      #"there is no help on "me"; the commands are tour, compare, trace, quiz, verify, "#
        + "inspect, report, rules, specimens, new pattern, new app, new course, "
        + "grade check, grade batch, grade variant, grade and help"
    ),
  ])
  func `bad usage is told, with an example that works`(arguments: [String], message: String) {
    let transcript = Transcript(arguments, width: 240)
    #expect(transcript.messages.hasPrefix("triptych: \(message)\nTry: triptych "))
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
  }

  @Test(arguments: [
    ["compare"], ["verify", "--seed"], ["rules", "x"], ["x"], ["compare", "colour", "x"],
  ])
  func `the example that is given works`(arguments: [String]) throws {
    let messages = Transcript(arguments).messages
    let example = try #require(messages.split(separator: "Try: triptych ").last)
    let words = example.replacing("'", with: "").replacing("\\\n", with: "")
      .split(whereSeparator: \.isWhitespace)
    #expect(Transcript(words.map(String.init)).status == 0)
    #expect(messages.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test
  func `a bad line of a file is named`() {
    let transcript = Transcript("compare", "four-function", "--from", "keys", input: "1\n2\nx\n")
    #expect(transcript.messages.hasPrefix(#"triptych: keys, line 3: "x" at character 1 is no key"#))
    let quoted = Transcript(
      "compare", "token", "--from", "-", input: "\"input=1\n", width: 200)
    #expect(
      quoted.messages.hasPrefix(
        #"triptych: standard input, line 1: a line that begins with " must be a JSON string"#))
  }

  @Test(arguments: [
    [], ["compare"], ["trace"], ["quiz"], ["verify"], ["inspect"], ["report"], ["rules"],
    ["specimens"], ["new"], ["new", "app"], ["new", "pattern"], ["tour"], ["help"],
  ])
  func `help fits eighty columns, however it is asked for`(verb: [String]) {
    let transcript = Transcript(["help"] + verb, invocation: "swift run triptych")
    #expect(transcript.status == 0)
    #expect(
      transcript.output.split(separator: "\n").filter { $0.count > 80 }.map(String.init) == [])
    #expect(transcript.output.contains("swift run triptych \(verb.joined(separator: " "))"))
    for flag in ["-h", "--help"] {
      let other = Transcript(verb + [flag], invocation: "swift run triptych")
      #expect(other.output == transcript.output || verb == ["help"])
    }
  }

  @Test
  func `the help on a verb has its options, each with what it takes and does`() {
    #expect(
      Transcript("help", "quiz").output.hasSuffix(
        """
        triptych quiz [APP…]
          [--seed N] [--count N] [--list]

        Asks about traces that it has just recorded from the running code: which pattern
        this is, which message comes next, who decided on a word. Type the letter of an
        answer. The right answer then appears, with the message that proves it, the line
        that records the message, and the declaration that it names. APP is one of
        token, four-function, colour, address, music; all of them unless given. The same
        seed gives the same questions.

          --seed N   the seed of the questions; a new one at each run unless given.
          --count N  the number of questions; 6 unless given.
          --list     prints the questions with their answers, without asking.

        For example: triptych quiz --list --seed 1

        """))
  }

  @Test
  func `the version is told`() {
    #expect(Transcript("--version").output == "triptych 1.2.3\n")
  }
}

extension UsageTests {
  @Test
  func `two patterns of one name are told of, with what to write`() {
    let transcript = Transcript(["tour"], width: 200, patterns: [.mvp, .mvp], specimens: [])
    #expect(transcript.status == 2)
    #expect(
      transcript.messages.hasPrefix(
        #"triptych: two patterns are called "MVP"; give each a name of its own, as in Pattern("Mine", …)"#
      ))
  }
}
