import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// Steps as bytes, what the fuzzer says, and what is made of what it finds.
struct GuidedSearchTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `steps become bytes, and the same steps again`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(scenariosLost(of: app) == [])
  }

  private func scenariosLost(of app: some AppDefinition) -> [String] {
    let coding = StepBytes(app)
    return app.rules.flatMap(\.scenarios).filter { scenario in
      guard let bytes = coding.bytes(of: scenario.steps) else {
        // An event beyond those to try has no bytes.
        return !scenario.steps.contains { step in
          if case .event(let event) = step { !app.events.contains(event) } else { false }
        }
      }
      return coding.steps(in: bytes) != scenario.steps
    }.map(\.name)
  }

  @Test
  func `every byte is a step where no step has a text, and every step has a byte`() {
    let coding = StepBytes(CalculatorApp())
    let steps = (0...255).map { coding.steps(in: [UInt8($0)]) }
    #expect(steps.allSatisfy { $0.count == 1 })
    #expect(Set(steps.flatMap(\.self)) == Set(CalculatorApp().steps + [.replaceView]))
  }

  @Test
  func `a key with one sign has the byte of that sign`() {
    let steps = StepBytes(CalculatorApp()).steps(in: "8675309+=".utf8)
    #expect(steps.map(\.notation) == "8675309+=".map(String.init))
  }

  @Test
  func `bytes that are no text are a text nevertheless`() throws {
    let coding = StepBytes(TokenCalculatorApp())
    let bytes = try #require(coding.bytes(of: [.gesture(.editInput("1, 7"))]))
    var broken = bytes
    broken[2] = 0xC3
    #expect(coding.steps(in: broken) == [.gesture(.editInput("1\u{FFFD} 7"))])
    #expect(coding.steps(in: bytes.dropLast()) == [.gesture(.editInput("1, 7"))])
  }

  @Test
  func `steps are put behind bytes as often as elsewhere, and never too many`() throws {
    let coding = StepBytes(CalculatorApp())
    #expect(coding.codes.count == CalculatorApp().steps.count + 1)
    let alteration = StepAlteration(coding.codes)
    let bytes = Array("12".utf8)
    var followers: Set<UInt8> = []
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      guard let altered = alteration.altered(bytes, upTo: 3, using: &generator) else { continue }
      #expect(altered.count <= 3)
      if altered.starts(with: bytes), let last = altered.dropFirst(2).first {
        followers.insert(last)
      }
    }
    #expect(followers == Set(coding.codes.flatMap(\.self)))
    #expect(alteration.altered(bytes, upTo: 0, using: &generator) == nil)
  }

  private final class Holder {
    let count: Int
    let isOn: Bool
    let text: String
    let next: Holder?

    init(_ count: Int, _ isOn: Bool, _ text: String, _ next: Holder? = nil) {
      (self.count, self.isOn, self.text, self.next) = (count, isOn, text, next)
    }
  }

  @Test
  func `what an object holds is a feature, if it is small`() {
    func features(_ holder: Holder) -> Set<UInt16> { StateFeatures(of: [holder]).numbers }
    let one = features(Holder(1, false, "a"))
    #expect(one.count == 2)
    #expect(one == features(Holder(1, false, "b")))
    #expect(one != features(Holder(2, false, "a")))
    #expect(one != features(Holder(1, true, "a")))
    #expect(one.isStrictSubset(of: features(Holder(1, false, "a", Holder(7, false, "a")))))
    #expect(features(Holder(.max, false, "a")).count == 1)
  }

  @Test
  func `the words of the fuzzer say how many inputs there were, and which showed something`() {
    let words = GuidedWords(
      """
      INFO: Seed: 1
      ==12== ERROR: libFuzzer: timeout after 10 seconds
      artifact_prefix='/there/'; Test unit written to /there/timeout-12ab
      stat::number_of_executed_units: 4711
      stat::average_exec_per_sec:     471
      """)
    #expect(words.number("number_of_executed_units") == 4_711)
    #expect(words.number("peak_rss_mb") == 0)
    #expect(words.pathOfFinding == "/there/timeout-12ab")
    #expect(words.end == "hung")
    #expect(!words.isComplete)
    #expect(GuidedWords("Done 17 runs in 1 second(s)").isComplete)
    #expect(GuidedWords("Done 17 runs in 1 second(s)").pathOfFinding == nil)
  }

  @Test
  func `steps that were found elsewhere are taken again, shrunk, and told by their rule`() throws {
    let wrong = AlteredScreen<CalculatorGesture, CalculatorDisplay>.pattern(
      "Wrong", of: CalculatorApp()
    ) { _, _, right in right.text == "86+1" ? CalculatorDisplay(text: "1") : right }
    let app = CalculatorApp()
    let result = app.search(
      .steps(["AC", "8", "6", "replace-view", "+", "1", "="]),
      over: app.besideSpecification([wrong]))
    let finding = try #require(result.findings.first)
    #expect(finding.steps == ["8", "6", "+", "1"])
    #expect(finding.rule == "FF2")
    #expect(finding.again == ["compare", "four-function", "8", "6", "+", "1"])
  }

  @Test
  func `steps that nobody can read are an obstacle`() {
    let result = CalculatorApp().search(.steps(["8", "eight"]), over: [.mvp])
    #expect(result.obstacle?.contains("\"e\" at character 1 is no key") == true)
    #expect(!result.isComplete)
  }

  @Test
  func `a guided search without a fuzzer ends with its time, and is told as such`() {
    let result = ColourSelectorApp().search(.guided(seconds: 0), over: [.mvp])
    #expect(result.isComplete)
    #expect(result[.gestures] == 0)
  }

  @Test
  func `a pattern that is known to be wrong takes no time from a guided search`() {
    let wrong = AlteredScreen<ColourSelectorGesture, ColourSelectorDisplay>.pattern(
      "Wrong", of: ColourSelectorApp()
    ) { _, _, right in
      var display = right
      if right.green, right.yellow { display.status = "Both" }
      return display
    }
    let app = ColourSelectorApp()
    let report = Report(on: app, of: [wrong, .mvp], searches: [.guided(seconds: 0)])
    #expect(report.searches.map(\.patterns) == [["specification", "MVP"]])
    #expect(Report(on: app, of: [wrong], searches: [.guided(seconds: 0)]).searches.isEmpty)
  }
}
