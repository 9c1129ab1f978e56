import TriptychObjectReflection

/// Watches whether objects are released: all that reflection reaches, without holding what it watches.
///
/// Objects of system libraries are not watched: the system may keep them, as it keeps a timer that is
/// invalidated until its time has come.
struct LeakDetector {
  private var watched: [ObjectIdentifier: [WeakReference]] = [:]
  private var spared: [ObjectIdentifier: AnyObject] = [:]

  /// Never watches what another object holds now, which outlives the watching.
  mutating func spare(_ other: AnyObject) {
    Self.visit([other]) { spared[ObjectIdentifier($0)] = $0 }
  }

  /// Never watches these objects; what they hold is watched.
  mutating func spare(only objects: [AnyObject]) {
    for object in objects { spared[ObjectIdentifier(object)] = object }
  }

  /// Releases the objects that are never watched, which it holds.
  mutating func forgetSpared() {
    spared = [:]
  }

  /// Watches objects and every object they hold, directly or through values.
  ///
  /// What only a closure holds is out of reflection's sight.
  mutating func watch(_ roots: AnyObject...) {
    Self.visit(roots) { object in
      let id = ObjectIdentifier(object)
      guard spared[id] == nil else { return }
      // Another object may have been at the same address before.
      if watched[id]?.last?.isSame(as: object) == true { return }
      watched[id, default: []].append(WeakReference(object))
    }
  }

  private static func visit(_ roots: [AnyObject], _ body: (AnyObject) -> Void) {
    ReflectionWalk.visit(roots, limit: 100_000) { stop in
      if let object = stop.object, stop.reading == .object { body(object) }
      return true
    }
  }

  /// Indicates whether an object is still alive.
  var hasSurvivors: Bool { watched.values.joined().contains(where: \.isAlive) }

  /// The types of the screen's own objects that are still alive, each named once, sorted.
  ///
  /// What a headless service and the kit use for it is not among them.
  var survivors: [String] {
    Set(watched.values.joined().filter { $0.isAlive && !$0.isOfKit }.map(\.type)).sorted()
  }
}

/// An object's type, and whether the object is alive.
struct WeakReference {
  private(set) weak var object: AnyObject?
  private let objectType: AnyObject.Type

  /// A reference to an object, or to that of the main actor for which it stands.
  init(_ object: AnyObject) {
    let object = adapted(object)
    self.object = object
    objectType = object.map { Swift.type(of: $0) } ?? AnyObject.self
  }

  var type: String { "\(objectType)" }

  /// Indicates whether the type is one of the kit or of the headless services.
  var isOfKit: Bool {
    let module = String(reflecting: objectType).prefix { $0 != "." }
    return ["AppModels", "AppScreens", "TriptychParity"].contains(module)
  }

  var isAlive: Bool { object != nil }

  func isSame(as other: AnyObject) -> Bool { object === adapted(other) }
}
