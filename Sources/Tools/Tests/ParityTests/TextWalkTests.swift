import AppDefinitions
import AppModels
import AppScreens
import Foundation
import HostileScreens
import Testing
import TriptychTestSupport

@testable import TriptychParity

/// Unusual texts, and what they find.
@Suite(.onThreadOfItsOwn)
struct TextWalkTests {
  /// What a text must have for the total to be wrong.
  private static let traits: [(String, @Sendable (String) -> Bool)] = [
    ("a letter and its mark", { $0.unicodeScalars.contains { $0.value == 0x301 } }),
    ("digits of another script", { $0.contains { $0.isNumber && !$0.isASCII } }),
    ("an end of line of two scalars", { $0.contains("\r\n") }),
    ("the least number", { $0.contains("-9223372036854775808") }),
    ("an escape", { $0.contains("\\n") }), ("a sign of HTML", { $0.contains("&amp;") }),
    ("a pattern of texts", { $0.contains("[^1]") }),
  ]

  @Test(arguments: traits.map(\.0))
  func `unusual texts find what goes wrong for a trait of a text`(name: String) throws {
    let trait = try #require(Self.traits.first { $0.0 == name }).1
    let wrong = AlteredScreen.pattern("Wrong", of: TokenCalculatorApp()) { _, _, right in
      var display = right
      if trait(right.input) { display.total = "wrong" }
      return display
    }
    let result = try TokenCalculatorApp().result(
      from: .texts, on: wrong, effort: Effort(gestures: 80_000, walks: 1))
    let finding = try #require(result.findings.first)
    #expect(finding.steps.count == 1, "\(finding)")
  }

  @Test(arguments: ["^", "]", "!", "`"])
  func `a mark that has a meaning in a pattern of text is tried as the first separator`(
    mark: String
  ) throws {
    let wrong = AlteredScreen.pattern("Wrong", of: TokenCalculatorApp()) { _, _, right in
      var display = right
      if right.separators.hasPrefix(mark), right.total != "0" { display.total = "wrong" }
      return display
    }
    let result = try TokenCalculatorApp().result(
      from: .texts, on: wrong, effort: Effort(gestures: 80_000, walks: 1))
    #expect(!result.findings.isEmpty)
  }

  @Test(arguments: [String.CompareOptions.diacriticInsensitive, .widthInsensitive])
  func `unusual texts find what goes wrong where two differ in an accent or the width alone`(
    options: String.CompareOptions
  ) throws {
    let plain = { @Sendable (text: String) in text.folding(options: options, locale: nil) }
    let deaf = AlteredScreen.pattern("Deaf", of: MusicSearchApp()) { last, _, right in
      guard last.query != right.query, plain(last.query) == plain(right.query) else { return right }
      var display = last
      display.$query = right.$query
      return display
    }
    let result = try MusicSearchApp().result(
      from: .texts, on: deaf, effort: Effort(gestures: 80_000, walks: 1))
    let finding = try #require(result.findings.first)
    #expect(finding.steps.count == 2, "\(finding)")
  }

  private static let foldings: [(String, @Sendable (String) -> String)] = [
    ("accents", { $0.folding(options: .diacriticInsensitive, locale: nil) }),
    ("width", { $0.folding(options: .widthInsensitive, locale: nil) }),
    ("case", { $0.lowercased() }), ("marks", { $0.replacing("-", with: " ") }),
    ("blanks", { $0.replacing("  ", with: " ") }),
  ]

  /// However few steps there are to draw.
  @Test(arguments: foldings.map(\.0))
  func `two texts that some programs take for the same are entered one after the other`(
    name: String
  ) throws {
    let fold = try #require(Self.foldings.first { $0.0 == name }).1
    let deaf = AlteredScreen.pattern("Deaf", of: AddressFormApp()) { last, _, right in
      guard last.address != right.address, fold(last.address) == fold(right.address) else {
        return right
      }
      var display = right
      display.message = "Nothing to update"
      return display
    }
    let result = try AddressFormApp().result(
      from: .texts, on: deaf, effort: Effort(gestures: 40, walks: 1))
    #expect(result.findings.first?.steps.last == "update")
  }

  /// However few steps there are to draw.
  @Test(arguments: ["\u{2009}", "\u{2028}", "\u{202F}", "\u{85}"])
  func `each blank is entered alone`(blank: String) throws {
    let wrong = AlteredScreen.pattern("Wrong", of: AddressFormApp()) { _, _, right in
      var display = right
      if right.zip == blank, right.message.contains("ZIP code") { display.message = "" }
      return display
    }
    let result = try AddressFormApp().result(
      from: .texts, on: wrong, effort: Effort(gestures: 40, walks: 1))
    #expect(result.findings.first?.steps.contains("zip=\(blank)") == true)
  }

  /// What makes a program change a text that it stores, or take it for one that it shows.
  private static let mistaken: [(String, @Sendable (String) -> Bool)] = [
    ("the field's name", { $0 == "City" }), ("a message", { $0 == "Missing: city" }),
    // No scenario has these.
    ("two asterisks", { $0.contains("**") }),
    ("eleven digits", { $0.count == 11 && $0.allSatisfy { ("0"..."9").contains($0) } }),
  ]

  @Test(arguments: mistaken.map(\.0))
  func `unusual texts find what goes wrong for a text that is taken for another`(
    name: String
  ) throws {
    let isMistaken = try #require(Self.mistaken.first { $0.0 == name }).1
    let wrong = AlteredScreen.pattern("Wrong", of: AddressFormApp()) { _, _, right in
      var display = right
      if isMistaken(right.city) { display.message = "wrong" }
      return display
    }
    let result = try AddressFormApp().result(
      from: .texts, on: wrong, effort: Effort(gestures: 80_000, walks: 1))
    #expect(result.findings.first?.steps.count == 1)
  }
}
