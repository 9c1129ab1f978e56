import Testing

@testable import Parity

/// What is watched for its release, and what is spared.
struct LeakDetectorTests {
  private final class Leaf {}

  private final class Branch {
    let leaf = Leaf()
    let others: [Leaf]
    let name = "branch"

    init(_ others: [Leaf] = []) {
      self.others = others
    }
  }

  @Test func `what is released is not told of, and what is held is, once by its type`() {
    var detector = LeakDetector()
    var held: [AnyObject] = []
    do {
      let (first, second) = (Branch(), Branch([Leaf(), Leaf()]))
      detector.watch(first, second)
      detector.watch(second)
      held = [second]
      #expect(detector.survivors == ["Branch", "Leaf"])
    }
    #expect(detector.survivors == ["Branch", "Leaf"])
    held = held.compactMap { ($0 as? Branch)?.others.first }
    #expect(detector.survivors == ["Leaf"])
    held = []
    #expect(detector.survivors == [])
  }

  @Test func `what another holds is spared with it`() {
    let other = Branch([Leaf()])
    var detector = LeakDetector()
    detector.spare(other)
    detector.watch(other)
    #expect(detector.survivors == [])
    let mine = Branch(other.others)
    detector.watch(mine)
    #expect(detector.survivors == ["Branch", "Leaf"])
    withExtendedLifetime((other, mine)) {}
  }

  @Test func `an object may be spared alone, and then what it holds is watched`() {
    let other = Branch()
    var detector = LeakDetector()
    detector.spare(only: [other])
    detector.watch(other)
    #expect(detector.survivors == ["Leaf"])
    withExtendedLifetime(other) {}
  }

  @Test func `what is spared is held no longer than that is wished`() {
    var detector = LeakDetector()
    var reference: WeakReference
    do {
      let other = Leaf()
      reference = WeakReference(other)
      detector.spare(other)
    }
    #expect(reference.isAlive)
    #expect(reference.type == "Leaf")
    detector.forgetSpared()
    #expect(!reference.isAlive)
    let (one, another) = (Leaf(), Leaf())
    reference = WeakReference(one)
    #expect(reference.isSame(as: one))
    #expect(!reference.isSame(as: another))
    withExtendedLifetime(one) {}
  }
}
