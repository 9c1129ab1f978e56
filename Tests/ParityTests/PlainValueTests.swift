import ObjectReflection
import Testing

/// What reflection need not look into, and what it finds in an optional or a subclass.
struct PlainValueTests {
  private class Base: Hashable {
    let low = "low"

    static func == (left: Base, right: Base) -> Bool { left === right }
    func hash(into hasher: inout Hasher) {}
  }

  private final class Derived: Base {
    let high = "high"
  }

  private struct Label {
    let text: String
  }

  private struct Point {
    let number: Int
  }

  @Test func `numbers, texts and collections of them hold no object`() {
    let values: [Any] = [
      1, true, 2.5, "text", "text".dropFirst(), Character("c"), Int?.none as Any, [1], ["a"][...],
      ContiguousArray(["a"]), Set(["a"]), ["a": 1], [["a": [1]]], Point(number: 1),
    ]
    for value in values { #expect(holdsNoObject(value), "\(value)") }
    #expect(holdsNoObject(String?.some("a") as Any))
  }

  @Test func `whatever may hold an object is told apart`() {
    let object = Base()
    let values: [Any] = [
      object, [object], [object][...], ContiguousArray([object]), Set([object]), [1: object],
      [object: 1], [[1: [object]]], Label(text: "a"),
    ]
    for value in values { #expect(!holdsNoObject(value), "\(value)") }
    #expect(!holdsNoObject(Base?.none as Any))
  }

  @Test func `a closure is a function, and a text that only says so is none`() {
    let number = 1
    #expect(isFunction({ number }))
    #expect(isFunction({ (_: Int) in number }))
    let others: [Any] = ["(Function)", "(Function)".dropFirst(0), 1, Label(text: "(Function)")]
    for _ in 0..<2 {
      for value in others { #expect(!isFunction(value), "\(value)") }
    }
  }

  @Test func `an object is found in an optional, however deep, and in nothing else`() {
    let object = Base()
    let deep: Base?? = .some(.some(object))
    #expect(Mirror.object(in: object) === object)
    #expect(Mirror.object(in: Base?.some(object) as Any) === object)
    #expect(Mirror.object(in: deep as Any) === object)
    #expect(Mirror.object(in: Base?.none as Any) == nil)
    #expect(Mirror.object(in: [object]) == nil)
    #expect(Mirror.object(in: 5) == nil)
  }

  @Test func `the classes of an object come base class first`() {
    let levels = Mirror(reflecting: Derived()).levels
    #expect(levels.map { $0.children.compactMap(\.label) } == [["low"], ["high"]])
    #expect(Mirror(reflecting: Label(text: "a")).levels.count == 1)
  }
}
