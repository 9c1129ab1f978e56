import Testing

@testable import Parity

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

  private indirect enum Tree {
    case leaf
    case node(Tree, Tree)
  }

  @Test
  func `objects made alike are alike, round in circles too`() {
    func ring() -> Box {
      let box = Box(1, Box("é"))
      box.other?.other = box
      return box
    }
    #expect(Fingerprint(of: [ring()]) == Fingerprint(of: [ring()]))
    #expect(Fingerprint(of: [ring(), ring()]) != Fingerprint(of: [ring()]))
  }

  @Test(
    arguments: [
      (1, 2), ("a,=b", "a"), (["a,=b"], ["a", "b"]), ([1, 2], [2, 1]), (Silent.one, Silent.two),
      ("é", "e\u{301}"), (Int?.some(1), Int?.none), (1, "1"), ([[1], []], [[], [1]]),
    ] as [(any Sendable, any Sendable)])
  func `what differs has another fingerprint`(left: any Sendable, right: any Sendable) {
    #expect(Fingerprint(of: [Box(left)]) != Fingerprint(of: [Box(right)]))
    #expect(Fingerprint(of: [Box(left)]) == Fingerprint(of: [Box(left)]))
  }

  private final class Key: Hashable {
    static func == (left: Key, right: Key) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test
  func `lists of objects are alike where the objects are, which nobody else would say`() {
    let (first, second) = (Key(), Key())
    #expect(Fingerprint(of: [Box([first])]) == Fingerprint(of: [Box([second])]))
    #expect(Fingerprint(of: [Box([first, first])]) != Fingerprint(of: [Box([first, second])]))
  }

  @Test
  func `cases are told apart, whether or not they can be compared`() {
    #expect(Fingerprint(of: [Box(Phase.idle)]) != Fingerprint(of: [Box(Phase.fired)]))
    #expect(Fingerprint(of: [Box(Phase.armed(1))]) != Fingerprint(of: [Box(Phase.armed(2))]))
  }

  private enum Phase {
    case idle, fired
    case armed(Int)
  }

  private struct Pretender: CustomStringConvertible {
    let number: Int
    var description: String { "(Function)" }
  }

  @Test
  func `functions are alike, and what only describes itself as one is not`() {
    let functions: [() -> Int] = [{ 1 }, { 2 }]
    #expect(Fingerprint(of: [Box(functions[0])]) == Fingerprint(of: [Box(functions[1])]))
    #expect(Fingerprint(of: [Box(functions[0])]) != Fingerprint(of: [Box({ (_: Int) in })]))
    #expect(
      Fingerprint(of: [Box(Pretender(number: 1))]) != Fingerprint(of: [Box(Pretender(number: 2))]))
  }

  @Test
  func `the order of a set means nothing`() {
    var grown = Set(1...100)
    for number in 4...100 { grown.remove(number) }
    #expect(Fingerprint(of: [Box(grown)]) == Fingerprint(of: [Box(Set([3, 2, 1]))]))
  }

  @Test
  func `five thousand values are whole, and one more is too much`() {
    func isWhole(_ count: Int) -> Bool {
      Fingerprint(of: (0..<count).map { _ in Silence() }).isWhole
    }
    #expect(isWhole(5_000))
    #expect(!isWhole(5_001))
    #expect(Fingerprint(of: []).isWhole)
    #expect(Fingerprint(of: []) != Fingerprint(of: [Silence()]))
  }

  private final class Silence {}

  @Test
  func `what is too much is not taken for whole, and what is deep is`() {
    var chain = Box(0)
    for number in 1...1000 { chain = Box(number, chain) }
    #expect(Fingerprint(of: [chain]).isWhole)
    for number in 1...4000 { chain = Box(number, chain) }
    #expect(!Fingerprint(of: [chain]).isWhole)
    var tree = Tree.leaf
    for _ in 1...40 { tree = .node(tree, tree) }
    #expect(!Fingerprint(of: [Box(tree)]).isWhole)
    #expect(Fingerprint(of: [Box(1)]).isWhole)
  }
}
