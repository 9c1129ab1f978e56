import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Testing

@testable import Parity

/// Texts that nobody wrote: what is drawn, and what is found by it.
struct TextTests {
  @Test(arguments: TriptychApps.all.map(\.name), UInt64(1)...3)
  func `every step that is drawn reads back as it is`(name: String, seed: UInt64) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(stepsThatReadOtherwise(in: app, seed: seed) == [])
  }

  private func stepsThatReadOtherwise<Subject: AppDefinition>(
    in app: Subject, seed: UInt64
  ) -> [String] {
    var chance = SeededGenerator(seed: seed)
    let steps = StepGenerator(StepCorpus(app), inventions: 7, excerpts: 1)
    return (0..<500).map { _ in steps.step(using: &chance) }.filter { step in
      do { return try Step<Subject.Gesture>.read(step.notation) != [step] } catch { return true }
    }.map(\.notation)
  }

  @Test
  func `the fields of an app are known by its notation, and what only looks like one is none`() {
    #expect(StepCorpus(TokenCalculatorApp()).slots.map(\.slot.name) == ["separators", "input"])
    #expect(StepCorpus(MusicSearchApp()).slots.map(\.slot.name) == ["query", "reply", "fail"])
    #expect(StepCorpus(MusicSearchApp()).slots.map(\.slot.isNumeric) == [false, true, true])
    #expect(StepCorpus(ColourSelectorApp()).slots.isEmpty)
    #expect(!StepCorpus(CalculatorApp()).hasTexts)
    let address = StepCorpus(AddressFormApp()).slots.map(\.slot)
    #expect(address.map(\.name) == ["street", "city", "state", "zip", "arrive"])
    #expect(address.map(\.texts.count) == [1, 1, 1, 1, 4])
  }

  /// What a text must have for the total to be wrong.
  private static let traits: [(String, @Sendable (String) -> Bool)] = [
    ("a letter and its mark", { $0.unicodeScalars.contains { $0.value == 0x301 } }),
    ("digits of another script", { $0.contains { $0.isNumber && !$0.isASCII } }),
    ("an invisible scalar", { $0.unicodeScalars.contains { $0 == "\u{FEFF}" } }),
    ("a blank that is no space", { $0.contains("\u{A0}") }),
    ("an end of line of two scalars", { $0.contains("\r\n") }),
    ("thirty zeros", { $0.contains(String(repeating: "0", count: 30)) }),
    ("the least number", { $0.contains("-9223372036854775808") }),
    ("the limit of 32 bits", { $0.contains("2147483648") }),
    ("more than a thousand Characters", { $0.utf8.count > 1_000 }),
    ("two separators in a row", { $0.contains(",,") }),
  ]

  @Test(arguments: traits.map(\.0))
  func `invented texts find what goes wrong for a trait of a text`(name: String) throws {
    let trait = try #require(Self.traits.first { $0.0 == name }).1
    let app = TokenCalculatorApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, _, right in
      var display = right
      if trait(right.input) { display.total = "wrong" }
      return display
    }
    let result = app.search(.texts(gestures: 20_000, seed: 1), over: [.mvp, wrong])
    let difference = try #require(result.difference)
    #expect(difference.mechanism == "invented texts")
    #expect(difference.steps.count == 1, "\(difference)")
  }

  @Test
  func `a text that was typed in one field is tried in the others, and arrives`() throws {
    let app = AddressFormApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, _, right in
      var display = right
      let isSame = right[.street] == right[.city] && right[.city].count > 12
      if isSame { display.message = "twice" }
      return display
    }
    let result = app.search(.texts(gestures: 10_000, seed: 1), over: [.mvp, wrong])
    #expect(result.difference?.steps.count == 2)
  }

  @Test(arguments: ["token", "address", "music"], UInt64(1)...2)
  func `nothing is found in screens that are right`(name: String, seed: UInt64) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let result = app.search(.texts(gestures: 3_000, seed: seed), over: [.mvp, .mvp])
    #expect(result.difference == nil)
    #expect(result[.gestures] == 3_000)
  }
}
