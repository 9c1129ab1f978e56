import Testing

@testable import Parity

/// The seconds that count against a screen's limit on a busy machine.
struct ChargedTimeTests {
  @Test
  func `a process that waits for its turn is charged what the processor gave it`() {
    #expect(ChargedTime.charge(passed: 8, used: 0.5, wantsToCompute: true) == 0.5)
  }

  @Test
  func `a process that sleeps is charged the time that passes`() {
    #expect(ChargedTime.charge(passed: 8, used: 0.5, wantsToCompute: false) == 8)
  }
}
