/// A walk by reflection over values and their parts, with a limited number of stops.
///
/// The caller decides at each stop whether its parts are visited. Each object is visited once, so that
/// cycles come to an end. The walk does not see what a closure has captured, nor what a type hides from
/// reflection, such as a `Mutex`, nor what objects of system libraries store.
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
  }

  private var next: [(value: Any, label: String?)]
  private var known: Set<ObjectIdentifier> = []
  private var readings = KnownReadings()
  private var budget: Int

  /// Visits values and all their parts, each object once, but for the parts of what a body refuses.
  package static func visit(_ roots: [AnyObject], limit: Int, _ body: (Stop) -> Bool) {
    var walk = ReflectionWalk(next: roots.reversed().map { ($0, nil) }, budget: limit)
    while let stop = walk.stop() {
      if body(stop), stop.reading != .plain { walk.visitParts(of: stop) }
    }
  }

  private init(next: [(value: Any, label: String?)], budget: Int) {
    (self.next, self.budget) = (next, budget)
  }

  /// Schedules the parts of a stop: of an object, the properties of each of its classes.
  private mutating func visitParts(of stop: Stop) {
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
    case .object, .plain, .parts: visitParts(of: Mirror(reflecting: stop.value))
    }
  }

  private mutating func visitParts(of mirror: Mirror) {
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
  }

  /// The next stop that was not visited before; nil at the end.
  private mutating func stop() -> Stop? {
    while budget > 0, let (value, label) = next.popLast() {
      budget -= 1
      let reading = readings.reading(of: value)
      guard reading == .object || reading == .systemObject else {
        return Stop(value: value, label: label, reading: reading, object: nil)
      }
      let object = value as AnyObject
      if known.insert(ObjectIdentifier(object)).inserted {
        return Stop(value: value, label: label, reading: reading, object: object)
      }
    }
    return nil
  }
}
