/// A walk by reflection over values and their parts, with a limited number of stops.
///
/// The caller decides at each stop what to visit next. Objects are numbered in the order of discovery,
/// so that cycles can be recognised. The walk does not see what a closure has captured, nor what a
/// type hides from reflection, such as a `Mutex`, nor what objects of system libraries store.
package struct ReflectionWalk {
  /// A visited value.
  package struct Stop {
    package let value: Any

    /// The name under which it is held, if it has one.
    package let label: String?

    /// The way in which it is read.
    package let reading: Reading

    /// The value, if it is an object.
    package let object: AnyObject?

    /// The object's number, counted from 0; nil of a value that is not an object.
    package let number: Int?

    /// Indicates whether this is the first visit; always true of values that are not objects.
    package let isNew: Bool
  }

  private typealias Pending = (value: Any, label: String?)
  private var next: [Pending] = []
  private var later: [Pending] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var readings = KnownReadings()
  private var budget: Int

  /// A walk of at most `limit` stops.
  package init(limit: Int) {
    budget = limit
  }

  /// Visits values and all their parts, each object once, but for the parts of what a body refuses.
  package static func visit(_ roots: [AnyObject], limit: Int, _ body: (Stop) -> Bool) {
    var walk = ReflectionWalk(limit: limit)
    for root in roots.reversed() { walk.visit(root) }
    while let stop = walk.stop() {
      if stop.isNew, body(stop), stop.reading != .plain { walk.visitParts(of: stop) }
    }
  }

  /// Schedules a value to be visited next, with its parts, before those scheduled so far.
  package mutating func visit(_ value: Any, as label: String? = nil) {
    next.append((value, label))
  }

  /// Schedules the parts of a stop: of an object, the properties of each of its classes.
  ///
  /// - Parameter stop: The stop.
  /// - Returns: The number of scheduled parts.
  @discardableResult
  package mutating func visitParts(of stop: Stop) -> Int {
    let before = next.count
    switch stop.reading {
    case .optional:
      if let wrapped = (stop.value as? any OptionalValue)?.wrapped {
        next.append((wrapped, nil))
      }
    case .list:
      for element in (stop.value as? any ListValue)?.elements ?? [] {
        next.append((element, nil))
      }
    case .text, .function, .systemObject: break
    case .object, .plain, .parts: return visitParts(of: Mirror(reflecting: stop.value))
    }
    return next.count - before
  }

  private mutating func visitParts(of mirror: Mirror) -> Int {
    let before = next.count
    var level: Mirror? = mirror
    while let mirror = level {
      // No more parts are visited than there are stops left. A prefix would cost more than the parts.
      var left = budget
      for part in mirror.children {
        guard left >= 0 else { break }
        left -= 1
        next.append((part.value, part.label))
      }
      level = mirror.superclassMirror
      if let base = level, readings.isOfSystem(base.subjectType) { level = nil }
    }
    return next.count - before
  }

  /// Schedules a value to be visited after all others, and after those postponed before.
  package mutating func postpone(_ value: Any, as label: String? = nil) {
    later.append((value, label))
  }

  /// The next stop; nil at the end.
  package mutating func stop() -> Stop? {
    if next.isEmpty {
      next = later.reversed()
      later = []
    }
    guard budget > 0, let (value, label) = next.popLast() else { return nil }
    budget -= 1
    let reading = readings.reading(of: value)
    guard reading == .object || reading == .systemObject else {
      return Stop(
        value: value, label: label, reading: reading, object: nil, number: nil, isNew: true)
    }
    let object = value as AnyObject
    let count = numbers.count
    let known = numbers.updateValue(count, forKey: ObjectIdentifier(object))
    if let known { numbers[ObjectIdentifier(object)] = known }
    return Stop(
      value: value, label: label, reading: reading, object: object, number: known ?? count,
      isNew: known == nil)
  }
}
