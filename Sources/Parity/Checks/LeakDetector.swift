import ObjectReflection

/// Watches whether objects are released: all that reflection reaches, without holding what it watches.
struct LeakDetector {
  private var watched: [WeakReference] = []
  private var spared: [ObjectIdentifier: AnyObject] = [:]

  /// Never watches what another object holds now, which outlives the watching.
  mutating func spare(_ other: AnyObject) {
    var held: [AnyObject] = []
    Self.visit(other) { held.append($0) }
    for object in held { spared[ObjectIdentifier(object)] = object }
  }

  /// Never watches these objects; what they hold is watched.
  mutating func spare(only objects: [AnyObject]) {
    for object in objects { spared[ObjectIdentifier(object)] = object }
  }

  /// Lets go of the objects that are never watched, which it holds.
  mutating func forgetSpared() {
    spared = [:]
  }

  /// Watches an object and every object it holds, directly or through values.
  ///
  /// What only a closure holds is out of reflection's sight.
  mutating func watch(_ root: AnyObject) {
    Self.visit(root) { object in
      if spared[ObjectIdentifier(object)] == nil { watched.append(WeakReference(object)) }
    }
  }

  private static func visit(_ root: AnyObject, _ body: (AnyObject) -> Void) {
    var walk = ReflectionWalk(limit: 100_000)
    walk.visit(root)
    while let stop = walk.stop() {
      guard stop.isNew else { continue }
      if let object = stop.object { body(object) }
      // Nothing is in there, and reading it takes time.
      let type = type(of: stop.value)
      guard type != String.self, type != Int.self, type != Bool.self else { continue }
      walk.visitParts(of: Mirror(reflecting: stop.value))
    }
  }

  /// The types of the objects that are still alive, each named once, sorted.
  var survivors: [String] {
    Set(watched.filter(\.isAlive).map(\.type)).sorted()
  }
}

/// An object's type, and whether the object is alive.
struct WeakReference {
  private weak var object: AnyObject?
  let type: String

  init(_ object: AnyObject) {
    self.object = object
    type = "\(Swift.type(of: object))"
  }

  var isAlive: Bool { object != nil }

  func isSame(as other: AnyObject) -> Bool { object === other }
}
