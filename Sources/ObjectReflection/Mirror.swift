extension Mirror {
  /// The mirrors of an object as each of its classes has it, the base class first; of another value, one.
  package var levels: [Mirror] {
    var levels = [self]
    while let level = levels[levels.count - 1].superclassMirror { levels.append(level) }
    return levels.reversed()
  }

  /// The object that a value is, or that is in it if it is an optional.
  package static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyObject.Type { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first.flatMap { object(in: $0.value) }
  }
}
