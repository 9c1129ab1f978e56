import AppScreens
import MVC
import MVP
import MVVM
import Testing

/// The names by which a user chooses a pattern in a command.
struct PatternNameTests {
  @Test func `each pattern has the name that a user types`() {
    #expect([Pattern.mvc, .mvp, .mvvm].map(\.name) == ["MVC", "MVP", "MVVM"])
  }
}
