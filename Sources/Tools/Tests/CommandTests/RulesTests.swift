import AppDefinitions
import Testing
import TriptychParity

struct RulesTests {
  @Test func `the rules of an app are told by number, in eighty columns`() {
    let transcript = Transcript("rules", "colour")
    #expect(transcript.status == 0)
    let numbers = transcript.lines.compactMap { $0.firstMatch(of: /^  ([A-Z]+\d+)\s/)?.1 }
    #expect(numbers.map(String.init) == ColourSelectorApp().ruleNumbers)
    #expect(transcript.output.contains("        Why: "))
    #expect(transcript.lines.filter { $0.count > 80 } == [])
  }

  @Test func `the rules that all apps share are told once`() {
    let lines = Transcript("rules").lines
    #expect(lines.contains("Every screen"))
    #expect(lines.count { $0.hasPrefix("  S1 ") } == 1)
    #expect(lines.count { $0.hasPrefix("  S8 ") } == 1)
    #expect(lines.count { $0.hasPrefix("  CS1 ") } == 1)
  }
}
