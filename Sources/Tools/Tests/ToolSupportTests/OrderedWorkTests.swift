import Dispatch
import Testing
import TriptychTerminal
import TriptychToolSupport

/// Work that is done at once, and taken in order.
struct OrderedWorkTests {
  @Test func `results come in order, whichever is there first`() throws {
    let isSecondDone = DispatchSemaphore(value: 0)
    var taken: [Int] = []
    try inOrder([0, 1, 2], atOnce: 2) { number in
      // The first waits for the second, so that both must be worked on at once.
      if number == 0 { #expect(isSecondDone.wait(timeout: .now() + 60) == .success) }
      if number == 1 { isSecondDone.signal() }
      return number * 10
    } take: {
      taken.append($0)
    }
    #expect(taken == [0, 10, 20])
  }
}
