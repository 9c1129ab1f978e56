import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Parity

/// What is waited for, and what is given a second chance, before a screen is said to keep something.
@Suite(.onThreadOfItsOwn)
struct PatienceTests {
  @Test func `who waits for a thread waits for those before it, too`() {
    let isDone = Mutex(false)
    for number in 1...10 {
      Thread.detachNewThread {
        usleep(UInt32(number) * 50_000)
        if number == 10 { isDone.withLock { $0 = true } }
      }
    }
    #expect(Grace().holds { isDone.withLock(\.self) })
  }

  @Test func `what never comes is waited for once, and not for long`() {
    let grace = Grace()
    var looks = 0
    for _ in 0..<2 {
      #expect(
        !grace.holds {
          looks += 1
          return false
        })
    }
    #expect(looks > 100)
    #expect(looks < 1_010)
  }

  /// In a process of its own, as others may take memory at the same time, and then nothing is said.
  @Test func `what is given back late does not hide what is kept`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var spare: UnsafeMutablePointer<UInt8>? = .allocate(capacity: 10_000)
      var calls = 0
      let growth = MemoryGrowth(over: 1, limit: 64) { _ in
        calls += 1
        _ = UnsafeMutablePointer<UInt8>.allocate(capacity: 200)
        if calls == 2 {
          spare?.deallocate()
          spare = nil
        }
      }
      if growth?.count == 64, growth?.bytesEach ?? 0 >= 200 { exit(7) }
    }
  }
}
