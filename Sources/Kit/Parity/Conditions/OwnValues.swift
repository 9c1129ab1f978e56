import AppScreens
import TriptychObjectReflection

/// The values that an object and its parts hold, but for those of objects that a screen holds too.
///
/// A view that is updated changes one of them; one that reads its model when it is looked at does not.
struct OwnValues {
  private(set) var values: [String] = []

  /// The values of an object that are its own, beside a screen.
  init(of object: AnyObject, besides screen: AnyObject) {
    var shared: Set<ObjectIdentifier> = []
    ReflectionWalk.visit([screen], limit: 5_000) { stop in
      if let object = stop.object { shared.insert(ObjectIdentifier(object)) }
      return true
    }
    var values: [String] = []
    ReflectionWalk.visit([object], limit: 5_000) { stop in
      // What the screen still knows of the object itself, as a weak reference, does not make it shared.
      if let part = stop.object, part !== object, shared.contains(ObjectIdentifier(part)) {
        return false
      }
      if stop.reading == .plain || stop.reading == .text {
        values.append("\(stop.label ?? "") \(stop.value)")
      }
      return true
    }
    self.values = values
  }
}
