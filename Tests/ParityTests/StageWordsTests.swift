import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Testing

@testable import Parity

/// Words that are others on a stage, and a stage on which nothing can be shown.
struct StageWordsTests {
  private let words = StageWords(["error": "oops", "Please choose": "Pick", "on": "at"])

  private func text(_ shown: String, in words: StageWords, but edited: Set<String> = []) -> String {
    words.display(CalculatorDisplay(text: shown), of: CalculatorApp.self, but: edited).text
  }

  @Test func `a word of the stage is that of the rules, and that of the rules is marked as wrong`()
  {
    #expect(text("7 oops", in: words) == "7 error")
    #expect(!words.showsRules)
    #expect(text("7 error", in: words) == "7 «error»")
    #expect(words.showsRules)
  }

  @Test func `what a person may type is left alone, and so is all where no word is another`() {
    let words = StageWords(["error": "oops"])
    #expect(text("error", in: words, but: ["text"]) == "error")
    #expect(text("oops", in: words, but: ["text"]) == "oops")
    #expect(!words.showsRules)
    #expect(text("error", in: StageWords()) == "error")
  }

  @Test func `of words that fit the longest is taken, and in whatever follows again`() {
    let words = StageWords(["error": "oops", "error at": "oopsie"])
    #expect(text("oopsoopsieoops", in: words) == "errorerror aterror")
    #expect(text("", in: words) == "")
    #expect(words.onStage("«error at» is error at, not error") == "error at is oopsie, not oops")
  }

  @Test func `texts in lists are mapped, and what is no text stays as it is`() {
    var display = MusicSearchDisplay()
    display.query = "oops"
    display.status = "oops"
    display.retry = true
    display.rows = [.init(song: "oops", artist: "a", album: "error", date: "", picture: "")]
    let seen = StageWords(["error": "oops"])
      .display(display, of: MusicSearchApp.self, but: ["query"])
    #expect(seen.query == "oops")
    #expect(seen.status == "error")
    #expect(seen.retry)
    #expect(seen.rows.map(\.song) == ["error"])
    #expect(seen.rows.map(\.album) == ["«error»"])
    #expect(seen.rows.map(\.artist) == ["a"])
  }

  /// A display that is a list, and none of names and values.
  private struct Letters: ScreenDisplay {
    var letters: [String] = []
    var widgets: [Widget] { letters.map { Widget("letter", shows: $0) } }

    init() {}

    init(from decoder: any Decoder) throws {
      letters = try decoder.singleValueContainer().decode([String].self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(letters)
    }
  }

  @Test func `a display whose parts have no names is left as it is`() {
    var display = Letters()
    display.letters = ["oops", "error"]
    let seen = words.display(
      display, of: StagedApp<ColourSelectorGesture, Letters>.self, but: [])
    #expect(seen == display)
    #expect(!words.showsRules)
  }

  private func stage(run seconds: Double = 400) -> Stage {
    Stage(executable: "/no/such/file", limits: Isolation.Limits(run: seconds))
  }

  @Test func `once a process has failed every screen is blank until there is another`() throws {
    let stage = stage()
    let app = CalculatorApp()
    let makeScreen = try #require(app.screenFactory(in: stage.pattern(of: app)))
    #expect(stage.failure == nil)
    let screen = makeScreen()
    #expect(screen.display == CalculatorDisplay())
    #expect(stage.failure?.description.contains("/no/such/file") == true)
    screen.take(.gesture(.press(.equals)))
    #expect(screen.display == CalculatorDisplay())
    stage.renew()
    #expect(stage.failure == nil)
    // A screen of the process before asks nothing of this one.
    screen.take(.gesture(.press(.equals)))
    #expect(screen.display == CalculatorDisplay())
    #expect(stage.failure == nil)
    #expect(stage.difference(by: .sequences(length: 1), of: app) == nil)
    #expect(stage.failure != nil)
    #expect(stage.watch(["5"], of: app, in: .watchingRelease) == nil)
  }

  @Test func `the time for everything is over with the limit on it`() {
    #expect(!stage().isOver)
    #expect(stage(run: 0).isOver)
    let failure = ProcessFailure(.wentSilent, pattern: "Mine", steps: ["5", "+"])
    let told = stage(run: 0).shrunk(failure, of: CalculatorApp(), patience: 1)
    #expect(told.steps == ["5", "+"])
    let unread = ProcessFailure(.wentSilent, pattern: "Mine", steps: ["five"])
    #expect(stage().shrunk(unread, of: CalculatorApp(), patience: 1).steps == ["five"])
  }

  @Test func `places on a stage are numbered, and say whether their screens are kept`() {
    let stage = stage()
    func place() -> String {
      let (generation, number, isKept) = stage.place()
      return "\(generation) \(number) \(isKept)"
    }
    #expect(place() == "0 1 false")
    #expect(place() == "0 2 false")
    stage.renew(keepingScreens: true)
    #expect(place() == "1 3 true")
    stage.renew()
    #expect(place() == "2 4 false")
  }

  @Test func `a scenario is tried as it is written, and in each mode that decides a rule`() throws {
    let app = ColourSelectorApp()
    let trials = app.trials(of: .mvp)
    #expect(trials.count == app.rules.flatMap(\.scenarios).count)
    let trial = try #require(trials.first { $0.rule == "CS3" && $0.name == "yellow first" })
    #expect(trial.steps == ["yellow=on", "green=on"])
    #expect(trial.asWritten.mode == .asWritten)
    #expect(trial.asWritten.rule == "CS3")
    #expect(trial.asWritten.run().verdict == .holds)
    #expect(trial.others.map(\.rule) == ["S2", "S3", "S4"])
    #expect(trial.others.map(\.isOnRelease) == [false, false, true])
    #expect(trial.others.map(\.check.rule) == ["S2", "S3", "S4"])
    let replacing = trial.others.map(\.steps)[1]
    #expect(
      replacing == ["replace-view", "yellow=on", "replace-view", "green=on", "replace-view"])
    #expect(trial.others[0].steps == trial.steps)
    #expect(app.trials(of: Pattern("Unwritten")).isEmpty)
    let wrong = try #require(
      app.trials(of: .faulty(.namedInOrder)).first { $0.name == "yellow first" })
    #expect(wrong.asWritten.run(shrinking: false).verdict == .broken)
  }
}
