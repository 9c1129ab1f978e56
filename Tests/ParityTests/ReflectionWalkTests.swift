import ObjectReflection
import Testing

/// In which order objects are come to, and when a walk ends.
struct ReflectionWalkTests {
  private class Base {
    let low = "low"
  }

  private final class Derived: Base {
    let high = "high"
    let number = 7
  }

  /// The values at all stops.
  private func values(_ walk: inout ReflectionWalk) -> [String] {
    var values: [String] = []
    while let stop = walk.stop() { values.append("\(stop.value)") }
    return values
  }

  @Test func `what was scheduled last is visited first, and what was postponed at the end`() {
    var walk = ReflectionWalk(limit: 10)
    walk.postpone("last")
    walk.postpone("very last")
    walk.visit("second", as: "label", mark: 5)
    walk.visit("first")
    #expect(values(&walk) == ["first", "second", "last", "very last"])
    #expect(!walk.isCutShort)
  }

  @Test func `a label and a mark are there at the stop`() throws {
    var walk = ReflectionWalk(limit: 2)
    walk.visit(1, as: "one", mark: 5)
    walk.postpone(2, as: "two", mark: 6)
    let stops = [walk.stop(), walk.stop()]
    let (one, two) = (try #require(stops[0]), try #require(stops[1]))
    #expect([one.label, two.label] == ["one", "two"])
    #expect([one.mark, two.mark] == [5, 6])
    #expect(one.number == nil)
    #expect(one.isNew)
  }

  @Test func `an object is new once, and keeps its number`() throws {
    let (first, second) = (Base(), Base())
    var walk = ReflectionWalk(limit: 10)
    for object in [first, second, first].reversed() { walk.visit(object) }
    var stops: [ReflectionWalk.Stop] = []
    while let stop = walk.stop() { stops.append(stop) }
    #expect(stops.map(\.number) == [0, 1, 0])
    #expect(stops.map(\.isNew) == [true, true, false])
    #expect(stops.map { $0.object === first } == [true, false, true])
  }

  @Test func `the parts of each of an object's classes are visited, but those left out`() {
    var walk = ReflectionWalk(limit: 10)
    walk.visit("before")
    #expect(walk.visitParts(of: Mirror(reflecting: Derived())) == 3)
    #expect(Set(values(&walk)) == ["low", "high", "7", "before"])
    #expect(walk.visitParts(of: Mirror(reflecting: Derived())) { $0 is String } == 1)
    #expect(values(&walk) == ["7"])
  }

  @Test func `a walk ends after its limit, and says so if anything was left`() {
    var exact = ReflectionWalk(limit: 2)
    for number in 1...2 { exact.visit(number) }
    #expect(values(&exact).count == 2)
    #expect(!exact.isCutShort)
    var short = ReflectionWalk(limit: 2)
    for number in 1...3 { short.visit(number) }
    #expect(values(&short) == ["3", "2"])
    #expect(short.isCutShort)
  }

  @Test func `of many parts no more are scheduled than there are stops left, and one`() {
    var walk = ReflectionWalk(limit: 5)
    #expect(walk.visitParts(of: Mirror(reflecting: Array(1...100))) == 6)
    #expect(values(&walk).count == 5)
    #expect(walk.isCutShort)
    var enough = ReflectionWalk(limit: 5)
    #expect(enough.visitParts(of: Mirror(reflecting: Array(1...5))) == 5)
    #expect(values(&enough).count == 5)
    #expect(!enough.isCutShort)
  }
}
