import Foundation
import Testing

@testable import TriptychParity

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

  @Test func `an object is found wherever it is held, in a superclass or a value`() {
    let leaf = Leaf()
    let values: [Any] = [
      leaf, Leaf?.some(leaf) as Any, [leaf], [1: leaf], (1, leaf), [[leaf]],
    ]
    for value in values {
      var detector = LeakDetector()
      do { detector.watch(Holder(value)) }
      #expect(detector.survivors == ["Leaf"], "\(value)")
    }
    withExtendedLifetime(leaf) {}
  }

  @Test func `objects of system libraries are neither looked into nor reported`() {
    let values: [Any] = [
      DispatchWorkItem {}, OperationQueue(), NSLock(), Thread(), DispatchSemaphore(value: 0),
      Timer(timeInterval: 60, repeats: false) { _ in },
    ]
    for value in values {
      var detector = LeakDetector()
      do { detector.watch(Holder(value)) }
      #expect(detector.survivors == [], "\(type(of: value))")
    }
    withExtendedLifetime(values) {}
  }

  private class Base {
    let value: Any

    init(_ value: Any) {
      self.value = value
    }
  }

  private final class Holder: Base {}
}
