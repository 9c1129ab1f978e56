/// A walk by reflection over values and their parts, with a limited number of stops.
///
/// The caller decides at each stop what to visit next. Objects are numbered in the order of discovery,
/// so that cycles can be recognised. The walk does not see what a closure has captured, nor what a
/// type hides from reflection, such as a `Mutex`.
package struct ReflectionWalk<Place> {
  /// A visited value.
  package struct Stop {
    package let value: Any

    /// The caller's note of the path to the value.
    package let place: Place

    /// The object's number, counted from 0; nil unless the value is an object.
    package let number: Int?

    /// Indicates whether this is the first visit; always true of values that are not objects.
    package let isNew: Bool

    /// The value, if it is an object.
    package var object: AnyObject? { number == nil ? nil : value as AnyObject }
  }

  /// Indicates whether the limit ended the walk.
  package private(set) var isCutShort = false

  private var next: [(value: Any, place: Place)] = []
  private var later: [(value: Any, place: Place)] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var budget: Int

  /// A walk of at most `limit` stops.
  package init(limit: Int) {
    budget = limit
  }

  /// Schedules values to be visited next, in order, each with its parts before the following one.
  package mutating func visit(_ values: some BidirectionalCollection<(value: Any, place: Place)>) {
    next.append(contentsOf: values.reversed())
  }

  /// Schedules a value to be visited after all those passed to `visit(_:)`.
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
