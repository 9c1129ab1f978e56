extension Mirror {
  /// The mirrors of an object, one for each of its classes, base class first; a single one of other values.
  package var levels: [Mirror] {
    var levels = [self]
    while let level = levels[levels.count - 1].superclassMirror { levels.append(level) }
    return levels.reversed()
  }

  /// The object that a value is, or that an optional wraps.
  package static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyObject.Type { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first.flatMap { object(in: $0.value) }
  }
}
