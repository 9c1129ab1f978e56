import AppRules
import AppScreens
import Parity
import Testing
import Traces

/// Questions about real traces, and their answers.
struct QuestionTests {
  @Test(arguments: TriptychApps.all)
  func `a question has one right answer among others, and a reason`(
    app: any AppDefinition
  ) throws {
    var answers: [Question.Subject: [Int]] = [:]
    for seed in 1...8 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let traces = try demonstration(of: app, &generator)
      for subject in Question.Subject.allCases {
        guard let question = Question(on: subject, about: traces, using: &generator) else {
          continue
        }
        answers[subject, default: []].append(question.answer)
        #expect(question.choices.count > 2)
        #expect(Set(question.choices).count == question.choices.count)
        #expect(question.choices.indices.contains(question.answer))
        #expect(!question.explanation.isEmpty)
        #expect(!question.conversation.isEmpty)
      }
    }
    for subject in Question.Subject.allCases {
      let answers = try #require(answers[subject], "\(subject)")
      #expect(Set(answers).count > 1 || subject == .word, "\(subject)")
    }
  }

  @Test
  func `the names of the participants do not give the pattern away`() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let traces = try demonstration(of: ColourSelectorApp(), &generator)
      let question = Question(on: .pattern, about: traces, using: &generator)
      let text = try #require(question?.conversation.joined())
      for name in ["controller", "presenter", "viewModel"] {
        #expect(!text.contains(name))
      }
    }
  }

  @Test
  func `the word on a colour selector is the mediator's, and the text in a field the person's`()
    throws
  {
    let colours = try sideBySide(ColourSelectorApp(), "green=on", "yellow=on")
    let fields = try sideBySide(TokenCalculatorApp(), "separators=;")
    var generator = SeededGenerator(seed: 1)
    var answers: [String: Set<String>] = [:]
    for traces in [colours, fields] {
      for _ in 1...40 {
        let question = try #require(Question(on: .word, about: traces, using: &generator))
        answers[question.text, default: []].insert(question.choices[question.answer])
      }
    }
    let mediators: Set = ["the controller", "the presenter", "the view model"]
    #expect(
      answers[#"Who decided that it says "Green and Yellow"?"#]?.isSubset(of: mediators) == true)
    #expect(answers[#"Who decided that it says ";"?"#] == ["the person"])
  }

  @Test
  func `an expression is the model's`() throws {
    let traces = try sideBySide(CalculatorApp(), "-")
    var generator = SeededGenerator(seed: 1)
    let question = try #require(Question(on: .word, about: traces, using: &generator))
    #expect(question.text == #"Who decided that it says "-"?"#)
    #expect(question.choices[question.answer] == "the model")
  }

  @Test
  func `a word that arrives was the store's`() throws {
    let traces = try sideBySide(AddressFormApp(), "arrive=2 Side|Seoul|Jung|04524")
    var generator = SeededGenerator(seed: 1)
    let questions = (1...40).compactMap { _ in
      Question(on: .word, about: traces, using: &generator)
    }
    let arrived = questions.filter { $0.text.contains("\"Seoul\"") }
    #expect(!arrived.isEmpty)
    #expect(arrived.allSatisfy { $0.choices[$0.answer] == "the store" })
  }

  /// A few steps of an app's demonstration, in every pattern.
  private func demonstration(
    of app: some AppDefinition, _ generator: inout SeededGenerator
  ) throws -> SideBySideTraces {
    try sideBySide(
      app, (0..<3).map { _ in app.demonstration.randomElement(using: &generator) ?? "" })
  }
}
