import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import Specimens
import TestSupport
import Testing

@Suite(.onThreadOfItsOwn)
struct SpecimensTests {
  @Test
  func `a specimen is told with how people come to write it, and what broke`() {
    let transcript = Transcript("specimens", "typed-zero-takes-operators")
    #expect(
      transcript.output == """
        typed-zero-takes-operators: four-function in any pattern, breaks FF3
          A typed zero is treated as a number like any other.

          FF3 broken by typed-zero-takes-operators: minus after a typed zero
            On `0`, `-` starts a negative number (the display becomes `-`); `+`, `*` and
            `/` are rejected.
                      expected                  shown
          new screen  0                         0
          0           0                         0
          -           -                         0-                        ≠
            look     what may an operator do where there is no number yet?
            $ triptych specimens typed-zero-takes-operators

        """)
    #expect(transcript.messages == "")
    #expect(transcript.status == 0)
  }

  @Test
  func `a specimen that its rule does not find is told of, with the rules that did`() {
    let transcript = Transcript(["specimens"], specimens: [toggles(breaking: "CS1")])
    #expect(transcript.output.contains("NONE"))
    #expect(transcript.output.contains("CS1 did not find it; S6 and CS4 did"))
    #expect(transcript.output.contains("0 of 1 specimen found by the rule they break"))
    #expect(transcript.status == 1)
  }

  @Test
  func `a specimen of a pattern that is not here is refused`() {
    let specimen = Specimen(
      "toggles", of: "colour", in: "VIPER", breaks: "CS4", origin: "By chance."
    ) {
      UnusedScreen()
    }
    let transcript = Transcript(["specimens"], specimens: [specimen])
    #expect(transcript.messages.contains("toggles needs a correct colour in VIPER beside it"))
    #expect(transcript.status == 2)
  }

  @Test
  func `a rule that the app does not have is refused`() {
    let transcript = Transcript(["specimens"], specimens: [toggles(breaking: "CS9")])
    let messages = transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      messages.contains("toggles claims to break CS9, which colour does not have; its rules"))
    #expect(transcript.status == 2)
  }

  /// The gallery's specimen of this name, with another rule.
  private func toggles(breaking rule: String) -> Specimen {
    Specimen("toggles", of: "colour", breaks: rule, origin: "By chance.") {
      @Sendable in UnusedScreen()
    }
  }

  @Test
  func `the same as an object has everything`() throws {
    let transcript = Transcript("specimens", "toggles", "--json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
    let specimen = try #require((document["specimens"] as? [[String: Any]])?.first)
    #expect(specimen["name"] as? String == "toggles")
    #expect(specimen["architecture"] == nil)
    #expect(specimen["rule"] as? String == "CS4")
    #expect((specimen["broken"] as? [String])?.contains("CS4") == true)
    #expect(specimen["foundBy"] as? [String] == ["scenarios", "exhaustive", "random", "pumping"])
  }

  @Test(arguments: [
    (
      ["specimens", "nobody"],
      "there is no specimen \"nobody\"; specimens without a name lists them"
    ),
    (
      ["specimens", "--all"],
      "there is no option \"--all\"; the options are --help, --json, --right"
    ),
    (["verify", "--limit", "3"], "--limit needs --isolated"),
    (["verify", "--isolated", "--limit", "0"], "--limit takes a whole number from 1 to"),
  ])
  func `bad usage is told`(arguments: [String], message: String) {
    let transcript = Transcript(arguments)
    #expect(transcript.messages.contains(message))
    #expect(transcript.status == 2)
  }

  @Test
  func `verifying in processes of their own comes to the same`() {
    let arguments = ["verify", "colour", "--gestures", "500"]
    let isolated = Transcript(arguments + ["--isolated"])
    #expect(isolated.output == Transcript(arguments).output)
    #expect(isolated.status == 0)
  }

  @Test(arguments: ["typed-zero-takes-operators", "toggles"])
  func `what a wrong screen does is told alike, in a process of its own or not`(
    name: String
  ) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    let arguments = ["verify", specimen.app, "--gestures", "50"]
    func transcript(_ options: String...) -> Transcript {
      Transcript(arguments + options, patterns: [specimen.pattern], specimens: [])
    }
    let isolated = transcript("--isolated")
    #expect(isolated.output == transcript().output)
    #expect(isolated.status == 1)
    #expect(isolated.messages == "")
  }

  @Test
  func `a pattern that the command does not serve cannot be isolated`() {
    let transcript = Transcript(["verify", "colour", "--isolated"], patterns: [.wrong])
    #expect(transcript.messages.contains("--isolated cannot be used: the process that was started"))
    #expect(transcript.status == 2)
  }

  @Test
  func `the time until a specimen is found is counted, by the mechanism that is first`() {
    let transcript = Transcript("specimens", "--times", "left-to-right")
    #expect(transcript.output.hasPrefix("  left-to-right                      FF6   scenarios "))
    #expect(
      transcript.output.contains(
        "\n  scenarios, in every mode but those on release"))
    #expect(transcript.output.hasSuffix("\n1 of 1 specimen found\n"))
    #expect(transcript.status == 0)
  }

  @Test
  func `where there is no time nothing is found`() throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == "left-to-right" })
    let detection = CalculatorApp().detect(specimen, reference: .mvp, within: 0)
    #expect(detection.mechanism == nil)
    #expect(detection.told == nil)
  }

  @Test
  func `wrong screens are timed, and right ones are not`() {
    let transcript = Transcript("specimens", "--times", "--right")
    #expect(transcript.messages.contains("--right and --times are about different screens"))
    #expect(transcript.status == 2)
  }
}

/// A pattern by name: the screen that runs is the serving process's own.
final class UnusedScreen: Screen {
  let view = UnusedView()

  func replaceView() {}
}

final class UnusedView: HeadlessView {
  let display = ColourSelectorDisplay()

  func perform(_ gesture: ColourSelectorGesture) {}
}
