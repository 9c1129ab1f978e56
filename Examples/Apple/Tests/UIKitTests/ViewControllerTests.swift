import AppScreens
import SharedSuite
import Testing

/// The music search in view controllers, with mediators on the main actor that await their service.
@MainActor
@Suite struct ViewControllerTests {
  @Test(arguments: AwaitingMediator.allCases)
  func `every scenario shows what its rule says`(mediator: AwaitingMediator) async {
    var count = 0
    for rule in Rules.musicSearch.rules {
      for scenario in rule.scenarios {
        let service = AwaitedMusicService()
        let screen = mediator.makeScreen(on: service)
        var shown = [screen.widgets]
        for step in scenario.steps {
          screen.take(step)
          await service.tasks()
          shown.append(screen.widgets)
        }
        let isRight = shown == scenario.widgets
        #expect(isRight, "\(rule.number), \(scenario.name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: AwaitingMediator.allCases)
  func `a screen that is released cancels its request`(mediator: AwaitingMediator) async {
    let service = AwaitedMusicService()
    do {
      let screen = mediator.makeScreen(on: service)
      screen.perform(.editQuery("IU"))
      await service.tasks()
      #expect(service.headless.pending == ["the request for IU"])
    }
    await service.tasks()
    #expect(service.headless.pending.isEmpty)
  }
}
