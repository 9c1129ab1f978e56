import AppScreens
import TriptychObjectReflection

/// What an object and its parts hold, as far as reflection sees it: values, and the types of objects.
///
/// Out of sight is what a closure has captured, and what a type hides from reflection, such as a `Mutex`.
struct ObjectState: Equatable {
  private var contents: [AnyHashable] = []

  /// The state of an object, without that of objects that are left out.
  init(of object: AnyObject, leavingOut isLeftOut: (AnyObject) -> Bool) {
    ReflectionWalk.visit([object], limit: 5_000) { stop in
      if let part = stop.object, part !== object, isLeftOut(part) { return false }
      contents.append(stop.label)
      contents.append(ObjectIdentifier(type(of: stop.value)))
      if stop.reading == .plain || stop.reading == .text {
        contents.append(stop.value as? AnyHashable ?? AnyHashable("\(stop.value)"))
      }
      return true
    }
  }

  /// The state of an object beside a screen, without objects that the screen holds too.
  ///
  /// A view that is updated changes it; one that reads its model when it is looked at does not.
  init(of object: AnyObject, besides screen: AnyObject) {
    var shared: Set<ObjectIdentifier> = []
    ReflectionWalk.visit([screen], limit: 5_000) { stop in
      if let object = stop.object { shared.insert(ObjectIdentifier(object)) }
      return true
    }
    // What the screen still knows of the object itself, as a weak reference, does not make it shared.
    self.init(of: object) { shared.contains(ObjectIdentifier($0)) }
  }

  /// The states of some objects, each without those of the others, of views and of services.
  static func each(of objects: [AnyObject]) -> [ObjectState] {
    let known = Set(objects.map(ObjectIdentifier.init))
    return objects.map { object in
      ObjectState(of: object) { isLeftOut($0) || known.contains(ObjectIdentifier($0)) }
    }
  }

  /// The objects that hold state: no views, no part of a service, and nothing of a system library.
  static func objects(reachedFrom root: AnyObject) -> [AnyObject] {
    var objects: [AnyObject] = []
    ReflectionWalk.visit([root], limit: 10_000) { stop in
      guard let object = stop.object else { return true }
      if stop.reading == .object, !isLeftOut(object) { objects.append(object) }
      return !(object is any ServicePart)
    }
    return objects
  }

  private static func isLeftOut(_ object: AnyObject) -> Bool {
    object is any ServicePart || object is any HeadlessView
  }
}
