import AppScreens
import MVC
import MVP
import MVVM
import Testing

/// The names by which people ask a command for a pattern.
struct PatternNameTests {
  @Test func `each pattern goes by the name that people type`() {
    #expect([Pattern.mvc, .mvp, .mvvm].map(\.name) == ["MVC", "MVP", "MVVM"])
  }
}
