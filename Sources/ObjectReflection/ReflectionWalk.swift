/// A walk over values and what they are made of, as far as reflection sees it, in no more than so many stops.
///
/// Whoever walks says at each stop what to go on to. Objects are numbered as they are come to, so that
/// nobody walks in circles. Out of sight is what a closure has captured, and what a type hides from
/// reflection, such as a `Mutex`.
package struct ReflectionWalk {
  /// A value on the way.
  package struct Stop {
    package let value: Any

    /// The name under which it is held, if it has one.
    package let label: String?

    /// A number that whoever walks has given it, to know it again.
    package let mark: Int

    /// The value, if it is an object itself.
    package let object: AnyObject?

    /// The object's number, counted from 0; nil of a value that is none.
    package let number: Int?

    /// Whether the value has not been come to before; only objects can be known.
    package let isNew: Bool
  }

  /// Whether stops were left out, since there were too many.
  package private(set) var isCutShort = false

  private typealias Pending = (value: Any, label: String?, mark: Int)
  private var next: [Pending] = []
  private var later: [Pending] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var budget: Int

  /// A walk that makes at most so many stops.
  package init(limit: Int) {
    budget = limit
  }

  /// Goes on to a value and what is behind it, before all that was to be visited so far.
  package mutating func visit(_ value: Any, as label: String? = nil, mark: Int = 0) {
    next.append((value, label, mark))
  }

  /// Goes on to the parts of a value: of an object, what each of its classes stores.
  ///
  /// - Parameters:
  ///   - mirror: The mirror of the value.
  ///   - isLeftOut: Tells which parts to pass over.
  /// - Returns: The number of parts to go on to.
  @discardableResult
  package mutating func visitParts(
    of mirror: Mirror, leavingOut isLeftOut: (Any) -> Bool = { _ in false }
  ) -> Int {
    let before = next.count
    var level: Mirror? = mirror
    while let mirror = level {
      for part in mirror.children where !isLeftOut(part.value) {
        next.append((part.value, part.label, 0))
      }
      level = mirror.superclassMirror
    }
    return next.count - before
  }

  /// Comes to a value when all that is to be visited at once has been, and what was postponed before.
  package mutating func postpone(_ value: Any, as label: String? = nil, mark: Int = 0) {
    later.append((value, label, mark))
  }

  /// The next stop; nil at the end.
  package mutating func stop() -> Stop? {
    if next.isEmpty {
      next = later.reversed()
      later = []
    }
    guard let (value, label, mark) = next.popLast() else { return nil }
    guard budget > 0 else {
      isCutShort = true
      return nil
    }
    budget -= 1
    guard type(of: value) is AnyObject.Type else {
      return Stop(value: value, label: label, mark: mark, object: nil, number: nil, isNew: true)
    }
    let object = value as AnyObject
    let count = numbers.count
    let known = numbers.updateValue(count, forKey: ObjectIdentifier(object))
    if let known { numbers[ObjectIdentifier(object)] = known }
    return Stop(
      value: value, label: label, mark: mark, object: object, number: known ?? count,
      isNew: known == nil)
  }
}
