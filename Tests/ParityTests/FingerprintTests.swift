import Testing

@testable import TriptychParity

/// The states of objects that are alike, and those that are not.
struct FingerprintTests {
  private final class Box {
    var value: Any
    var other: Box?

    init(_ value: Any, _ other: Box? = nil) {
      self.value = value
      self.other = other
    }
  }

  private enum Silent: CustomStringConvertible {
    case one, two
    var description: String { "the same" }
  }

  @Test
  func `objects made alike are alike, round in circles too`() {
    func ring() -> Box {
      let box = Box(1, Box("é"))
      box.other?.other = box
      return box
    }
    #expect(Fingerprint(of: ring()) == Fingerprint(of: ring()))
    #expect(Fingerprint(of: Box(ring(), ring())) != Fingerprint(of: Box(ring())))
  }

  @Test(
    arguments: [
      (1, 2), ("a,=b", "a"), (["a,=b"], ["a", "b"]), ([1, 2], [2, 1]), (Silent.one, Silent.two),
      ("é", "e\u{301}"), (Int?.some(1), Int?.none), (1, "1"), ([[1], []], [[], [1]]),
    ] as [(any Sendable, any Sendable)])
  func `what differs has another fingerprint`(left: any Sendable, right: any Sendable) {
    #expect(Fingerprint(of: Box(left)) != Fingerprint(of: Box(right)))
    #expect(Fingerprint(of: Box(left)) == Fingerprint(of: Box(left)))
  }

  @Test
  func `cases are told apart, whether or not they can be compared`() {
    #expect(Fingerprint(of: Box(Phase.idle)) != Fingerprint(of: Box(Phase.fired)))
    #expect(Fingerprint(of: Box(Phase.armed(1))) != Fingerprint(of: Box(Phase.armed(2))))
  }

  private enum Phase {
    case idle, fired
    case armed(Int)
  }

  @Test
  func `the order of a set means nothing`() {
    var grown = Set(1...100)
    for number in 4...100 { grown.remove(number) }
    #expect(Fingerprint(of: Box(grown)) == Fingerprint(of: Box(Set([3, 2, 1]))))
  }
}
