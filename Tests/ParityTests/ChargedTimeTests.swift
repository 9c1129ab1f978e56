import Foundation
import Testing

@testable import Parity

struct ChargedTimeTests {
  @Test
  func `a process that waits for its turn is charged what the processor gave it`() {
    #expect(ChargedTime.charge(passed: 8, used: 0.5, wantsToCompute: true) == 0.5)
  }

  @Test
  func `two threads at once are charged no more than the time that passes`() {
    #expect(ChargedTime.charge(passed: 1, used: 1.9, wantsToCompute: true) == 1)
  }

  @Test
  func `a process that sleeps, or of which nobody can tell, is charged the time that passes`() {
    #expect(ChargedTime.charge(passed: 8, used: 0.5, wantsToCompute: false) == 8)
    #expect(ChargedTime.charge(passed: 8, used: nil, wantsToCompute: true) == 8)
  }

  @Test
  func `a process that does not compute is charged, from the beginning to now`() {
    var time = ChargedTime(of: 0)  // There is no such process to compute.
    usleep(50_000)
    time.advance()
    #expect(time.seconds > 0)
  }
}
