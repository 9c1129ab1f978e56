import Dispatch
import HostSystem
import Synchronization
import Testing

struct OrderedWorkTests {
  @Test func `results come in order, whichever is there first`() throws {
    let isSecondDone = DispatchSemaphore(value: 0)
    var taken: [Int] = []
    try inOrder([0, 1, 2], atOnce: 2) {
    } work: { number, _ in
      // The first waits for the second, so that both must be worked on at once.
      if number == 0 { #expect(isSecondDone.wait(timeout: .now() + 60) == .success) }
      if number == 1 { isSecondDone.signal() }
      return number * 10
    } take: {
      taken.append($0)
    }
    #expect(taken == [0, 10, 20])
  }

  @Test func `each thread has a place of its own`() throws {
    let places = Mutex(0)
    var taken = 0
    try inOrder(Array(0..<20), atOnce: 3) {
      places.withLock { $0 += 1 }
    } work: { number, _ in
      number
    } take: {
      taken += $0
    }
    #expect(taken == 190)
    #expect((1...3).contains(places.withLock(\.self)))
  }

  @Test func `an error of the work is thrown in its turn`() {
    struct Failure: Error {}
    var taken: [Int] = []
    #expect(throws: Failure.self) {
      try inOrder([1, 2, 3], atOnce: 1) {
      } work: { number, _ in
        if number == 2 { throw Failure() }
        return number
      } take: {
        taken.append($0)
      }
    }
    #expect(taken == [1])
  }
}

/// How much is worked on at once.
struct WorkAtOnceTests {
  @Test(arguments: [(0, 1), (1, 1), (8, 1), (8, 0)])
  func `work is done whatever number of threads is asked for, and no more than it needs`(
    atOnce: Int, items: Int
  ) throws {
    let places = Mutex(0)
    var taken: [Int] = []
    try inOrder(Array(0..<items), atOnce: atOnce) {
      places.withLock { $0 += 1 }
    } work: { number, _ in
      number
    } take: {
      taken.append($0)
    }
    #expect(taken == Array(0..<items))
    #expect(places.withLock(\.self) == items)
  }

  @Test func `a place that cannot be made is an error of the work in it`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try inOrder([1], atOnce: 1) { () throws -> Int in
        throw Failure()
      } work: { number, _ in
        number
      } take: { _ in
        Issue.record("nothing can have been done")
      }
    }
  }
}
