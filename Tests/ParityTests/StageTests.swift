import AppModels
import AppRules
import AppScreens
import HostileScreens
import TestSupport
import Testing

@testable import Parity

/// Screens in a process that decides nothing, as grading has them.
@Suite(.onThreadOfItsOwn)
struct StageTests {
  private let app = ColourSelectorApp()

  private func stage(of pattern: Pattern) -> Stage {
    Stage(
      executable: Isolation.path(ofCommandBesideTests: "HostileScreens"),
      arguments: [Isolation.serveVerb], pattern: pattern.name,
      limits: Isolation.Limits(gesture: 20))
  }

  @Test func `a right screen in another process is right here`() {
    let stage = stage(of: HostileDeed.none.pattern)
    let trials = app.trials(of: stage.pattern(of: app))
    #expect(!trials.isEmpty)
    for trial in trials {
      #expect(trial.asWritten.run().verdict == .holds, "\(trial.rule) \(trial.name)")
    }
    #expect(stage.difference(by: .sequences(length: 2), of: app) == nil)
    #expect(stage.failure == nil)
  }

  @Test func `a screen that shows what is wrong there is found out here, in a few steps`() throws {
    let stage = stage(of: SharingFault.sharesNothing.pattern)
    let difference = try #require(stage.difference(by: .sequences(length: 3), of: app))
    #expect(Set(difference.steps) == ["green=on", "yellow=on"])
    #expect(difference.broken.map(\.rule) == ["CS3"])
    #expect(stage.failure == nil)
  }

  @Test func `a screen that crashes shows nothing more until there is a new process`() throws {
    let stage = stage(of: HostileDeed.trap.pattern)
    #expect(stage.difference(by: .sequences(length: 2), of: app) == nil)
    let failure = try #require(stage.failure)
    let told = stage.shrunk(failure, of: app, patience: 1)
    #expect(told.description.hasPrefix("crashed: "))
    #expect(told.steps == ["yellow=on", "green=on"])
    stage.renew()
    #expect(stage.failure == nil)
    #expect(stage.difference(by: .sequences(length: 1), of: app) == nil)
    #expect(stage.failure == nil)
  }
}
