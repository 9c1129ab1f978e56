import Testing

@testable import Inspection

/// The rules themselves: whose they are, how heavy a breach is, and what they say.
struct RuleWordTests {
  private static let rules = [
    "A1 MVC MVP MVVM error", "A2 MVC MVP MVVM error", "A3 MVC MVP MVVM warning but smalltalk",
    "A4 MVC MVP error but cocoa", "A5 MVC MVP MVVM warning",
    "A6 MVC MVP MVVM warning but cocoa smalltalk", "A7 MVC MVP MVVM error but cocoa",
    "A8 MVC error but cocoa smalltalk", "A9 MVC warning but cocoa smalltalk",
    "A10 MVC error but cocoa smalltalk", "A11 MVC warning but cocoa smalltalk", "A12 MVP error",
    "A13 MVP error", "A14 MVP warning", "A15 MVVM error", "A16 MVVM error", "A17 MVVM error",
    "A18 MVP MVVM error run", "A19 MVVM error run", "A20 MVC MVP MVVM error but cocoa",
    "A21 MVC MVP MVVM error", "A22 MVC MVP MVVM warning but cocoa", "A23 MVC MVP MVVM error",
    "A24 MVC MVP MVVM error",
  ]

  @Test func `a rule has patterns, kinds of them that promise something else, and a weight`() {
    let told = ArchitectureRule.all.map { rule in
      let patterns = Triad.Pattern.allCases.filter(rule.patterns.contains).map(\.rawValue)
      let exceptions = rule.exceptions.map { "\($0)" }.sorted()
      #expect(rule.isCommon == (patterns.count == 3))
      return
        ([rule.number] + patterns + [rule.severity.rawValue]
        + (rule.isAtRunTime ? ["run"] : []) + (exceptions.isEmpty ? [] : ["but"] + exceptions))
        .joined(separator: " ")
    }
    #expect(told == Self.rules)
  }

  @Test func `a rule says what holds`() {
    let statements = [
      "A8 The view's delegate is weak, and known by a protocol.",
      "A9 A delegate message hands over the view that sends it, as its first parameter.",
      "A10 The controller holds its view strongly, through a protocol.",
      "A11 What a view shows is set: every requirement of its protocol is a settable property.",
      "A15 The view holds its view model strongly.",
      "A16 No declaration of the view model mentions a view or its protocol.",
      "A17 Whatever a view model shows can be observed. Only the view model sets it, except typed "
        + "text: the view sets that, and the view model responds.",
      "A19 One view model serves two views at once, and both are up to date.",
    ]
    let all = ArchitectureRule.all.map { "\($0.number) \($0.statement)" }
    for statement in statements { #expect(all.contains(statement)) }
  }

  @Test func `a rule says what is lost where it is broken`() {
    let reasons = [
      "A model that knows none of its users can serve them all, and be tested alone.",
      "Two patterns can be compared only while neither depends on the other.",
      "A view that can read the rules will sooner or later apply them.",
      "Only then can another view, such as a test's, take the place of this one.",
      "Words that are made in two places get changed in only one.",
      "A value cannot change behind your back.",
      "Anything else that it held would live longer than the pattern lets it.",
      "The controller holds the view: with a strong reference back, neither would be released.",
      "A delegate of two views must know which of them sends.",
      "The controller is what keeps a screen alive.",
      "A view of MVC is its widgets; a method that shows something belongs to MVP.",
      "Whoever holds the view holds the screen.",
      "The view holds the presenter, and a test's view must be able to take its place.",
      "A passive view, which only shows, has no logic that could be wrong.",
      "Whoever holds the view holds the screen.",
      "A view model is read, and knows no view; one that knows a view is a presenter.",
      "A view that must ask may ask too late. A view that can set other values makes decisions.",
      "A view can leave at any moment; what a person has done must not leave with it.",
      "Binding is one to many: a second window costs the view model nothing.",
      "A test cannot replace a service that the mediator finds by itself or knows by its class.",
      "A view that can ask a service does so behind the mediator's back.",
      "One that does cannot be tested, or used, where there is no screen.",
      "Two objects that do are never released, and neither is what they hold.",
      "Readers believe a name, and look for things where that pattern would have them.",
    ]
    #expect(ArchitectureRule.all.map(\.why) == reasons)
  }

  @Test func `an example shows its change as a patch, line by line`() throws {
    func change(_ number: String) throws -> String {
      try #require(ArchitectureRule.all.first { $0.number == number }).example.change
    }
    #expect(try change("A6") == "- struct Counter {\n+ final class Counter {")
    #expect(
      try change("A22") == """
        -   private var counter: Counter
        +   private var counter: Counter
        +   var tint: UIColor?
        """)
    #expect(
      try change("A18") == """
        -   func press() { counter.press() }
        +   func press() { if view != nil { counter.press() } }
        """)
    #expect(
      try change("A19") == """
        -   @Published private(set) var text: String
        +   var showText: ((String) -> Void)?
        """)
    for rule in ArchitectureRule.all {
      #expect(rule.example.code.contains("\(rule.example.line)\n"), "\(rule.number)")
    }
  }
}
