import AppScreens
import ObjectReflection

/// The values that an object and its parts hold, but for those of objects that a screen holds too.
///
/// A view that is told something changes one of them; one that reads its model when it is looked at does not.
struct OwnValues {
  private(set) var values: [String] = []

  /// The values of an object that are its own, beside a screen.
  init(of object: AnyObject, besides screen: AnyObject) {
    var shared: Set<ObjectIdentifier> = []
    Self.walk(from: screen) { stop in
      if let object = stop.object { shared.insert(ObjectIdentifier(object)) }
      return true
    }
    var values: [String] = []
    Self.walk(from: object) { stop in
      // What the screen still knows of the object itself, as a weak reference, does not make it shared.
      if let part = stop.object {
        return part === object || !shared.contains(ObjectIdentifier(part))
      }
      if stop.reading == .plain || stop.reading == .text {
        values.append("\(stop.label ?? "") \(stop.value)")
      }
      return true
    }
    self.values = values
  }

  /// Visits an object and its parts, where they are to be followed.
  private static func walk(
    from object: AnyObject, visit: (ReflectionWalk.Stop) -> Bool
  ) {
    var walk = ReflectionWalk(limit: 5_000)
    walk.visit(object)
    while let stop = walk.stop() {
      guard stop.isNew, visit(stop), type(of: stop.value) != ViewRecording.self else { continue }
      if stop.reading != .plain { walk.visitParts(of: stop) }
    }
  }
}
