/// A walk over values and what they are made of, as far as reflection sees it, in no more than so many stops.
///
/// Whoever walks says at each stop what to go on to. Objects are numbered as they are come to, so that
/// nobody walks in circles. Out of sight is what a closure has captured, and what a type hides from
/// reflection, such as a `Mutex`.
package struct ReflectionWalk<Place> {
  /// A value on the way.
  package struct Stop {
    package let value: Any

    /// What whoever walks has noted of the way here.
    package let place: Place

    /// The object's number, counted from 0; nil unless the value is an object itself.
    package let number: Int?

    /// Whether the value has not been come to before; only objects can be known.
    package let isNew: Bool

    /// The value, if it is an object itself.
    package var object: AnyObject? { number == nil ? nil : value as AnyObject }
  }

  /// Whether stops were left out, since there were too many.
  package private(set) var isCutShort = false

  private var next: [(value: Any, place: Place)] = []
  private var later: [(value: Any, place: Place)] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var budget: Int

  /// A walk that makes at most so many stops.
  package init(limit: Int) {
    budget = limit
  }

  /// Goes on to values at once, one after the other and each with what is behind it.
  package mutating func visit(_ values: some BidirectionalCollection<(value: Any, place: Place)>) {
    next.append(contentsOf: values.reversed())
  }

  /// Comes to a value when all that is to be visited at once has been.
  package mutating func postpone(_ value: Any, at place: Place) {
    later.append((value, place))
  }

  /// The next stop; nil at the end.
  package mutating func stop() -> Stop? {
    if next.isEmpty {
      next = later.reversed()
      later = []
    }
    guard let (value, place) = next.popLast() else { return nil }
    guard budget > 0 else {
      isCutShort = true
      return nil
    }
    budget -= 1
    guard type(of: value) is AnyObject.Type else {
      return Stop(value: value, place: place, number: nil, isNew: true)
    }
    let id = ObjectIdentifier(value as AnyObject)
    if let number = numbers[id] {
      return Stop(value: value, place: place, number: number, isNew: false)
    }
    numbers[id] = numbers.count
    return Stop(value: value, place: place, number: numbers.count - 1, isNew: true)
  }
}
