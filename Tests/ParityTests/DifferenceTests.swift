import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// What a difference says, and how somebody comes to see it again.
struct DifferenceTests {
  private func difference(
    after steps: [String] = ["5", "+"], change: (inout Difference) -> Void = { _ in }
  ) -> Difference {
    var difference = Difference(
      "four-function", after: steps, between: ["MVC", "MVP"],
      showing: [CalculatorDisplay(text: "5"), CalculatorDisplay(text: "6")])
    change(&difference)
    return difference
  }

  @Test func `a difference is told with its steps and displays`() {
    #expect(
      difference { $0.note(.random(gestures: 9, seed: 1)) }.description.hasPrefix(
        #"patterns differ (four-function, random"#))
    #expect(
      difference().description == """
        patterns differ (four-function) after "5", "+": MVC shows text "5", MVP shows text "6"
          again: compare four-function 5 +
        """)
    #expect(difference(after: []).description.contains("(four-function) at first: MVC"))
    let cut = difference { $0.isCutShort = true }.description
    #expect(cut.contains(#""6" (there may be steps to leave out still)"#))
    let chance = difference { $0.isRepeatable = false }.description
    #expect(chance.contains("; the same steps do not show it again, which breaks S2"))
  }

  @Test func `a difference is seen again by its steps, where these suffice`() {
    #expect(difference().again == ["compare", "four-function", "5", "+"])
    #expect(difference { $0.isRepeatable = false }.again == ["verify", "four-function"])
    #expect(
      difference {
        $0.isRepeatable = false
        $0.note(.texts(gestures: 9, seed: 7))
      }.again == ["verify", "four-function", "--seed", "7"])
    #expect(difference { $0.isFatal = true }.again == ["verify", "four-function", "--isolated"])
    #expect(
      difference {
        $0.isFatal = true
        $0.isOfSteps = true
      }.again == ["compare", "four-function", "5", "+"])
  }

  @Test func `only the widgets that differ are told, and of long texts where they do`() {
    func summaries(_ first: String, _ second: String) -> [String] {
      TokenCalculatorDisplay.summaries(ofDifferencesBetween: [
        .init(separators: ",", input: first, total: "0"),
        .init(separators: ",", input: second, total: "0"),
      ])
    }
    #expect(summaries("1", "2") == [#"input "1""#, #"input "2""#])
    #expect(
      summaries("0123456789abcdefX", "0123456789abcdefY").first == #"input "0123456789abcdefX""#)
    #expect(summaries("0123456789abcdefgX", "0123456789abcdefgY").first == #"input …"9abcdefgX""#)
    #expect(summaries("", "").first?.contains("separators") == true)
  }

  @Test func `of steps the simpler come first: fewer signs, then the place in the alphabet`() {
    let simplicity = StepSimplicity(CalculatorApp())
    let keys: [Step<CalculatorGesture>] = [
      .gesture(.press(.allClear)), .gesture(.press(.digit(.seven))), .gesture(.press(.equals)),
      .replaceView, .gesture(.press(.digit(.one))),
    ]
    #expect(simplicity.ordered(Set(keys)).map(\.notation) == ["7", "1", "=", "AC", "replace-view"])
    let simpler = simplicity.simpler(than: .gesture(.press(.allClear)))
    #expect(simpler.count == 15)
    #expect(!simpler.contains(.replaceView))
  }

  @Test func `lengths keep to the most, and come about the limits of what is usual`() {
    var generator = SeededGenerator(seed: 1)
    for most in [1, 4, 5, 100, 5_000] {
      let lengths = (0..<400).map { _ in Lengths.length(upTo: most, using: &generator) }
      #expect(lengths.allSatisfy { (1...most).contains($0) })
      #expect(lengths.contains(most))
      if most == 100 {
        #expect(
          Set(lengths).isSubset(
            of: Lengths.limits.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 <= 100 }))
        #expect(Set(lengths).isSuperset(of: [3, 4, 5, 7, 8, 9]))
      }
    }
  }

  @Test func `the comparisons of a search are what it is counted in`() {
    func comparisons(_ search: Search) -> Int {
      var result = SearchResult(of: search, over: ["MVC"])
      for (index, quantity) in SearchResult.Quantity.allCases.enumerated() {
        result[quantity] = index + 1
      }
      return result.comparisons
    }
    #expect(comparisons(.states(limit: 1)) == 2)
    #expect(comparisons(.sequences(length: 1)) == 3)
    #expect(comparisons(.random(gestures: 1, seed: 1)) == 4)
  }
}
