import AppScreens
import Parity
import Testing

struct ScenarioTests {
  @Test
  func `a gesture and an event move the display on, and a replaced view leaves it`() {
    let scenario = Scenario<MusicSearchGesture, MusicSearchDisplay>(
      .typical, "an answer", from: MusicSearchDisplay(),
      [("query=IU", "asked"), ("replace-view", "not looked at"), ("reply=1", "answered")]
    ) { display, gesture, status in
      display.query = gesture.notation
      display.status = status
    } happen: { display, event, status in
      display.asked = event.notation
      display.status = status
    }
    #expect(scenario.displays.map(\.query) == ["", "query=IU", "query=IU", "query=IU"])
    #expect(scenario.displays.map(\.status) == ["", "asked", "asked", "answered"])
    #expect(scenario.displays.map(\.asked) == ["", "", "", "reply=1"])
  }
}
