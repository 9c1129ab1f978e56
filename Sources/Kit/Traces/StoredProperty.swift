import TriptychObjectReflection

/// A stored property of an object.
struct StoredProperty {
  /// The name; of what a property wrapper stores, that of the wrapped property.
  let name: String

  /// The value; of a property wrapper, what it wraps.
  let value: Any

  /// The properties that an object stores, its superclass's first; not those of system libraries.
  static func all(of object: AnyObject) -> [StoredProperty] {
    Mirror(reflecting: object).levels.flatMap { level -> [StoredProperty] in
      guard !TypeName.of(level.subjectType).isSystem else { return [] }
      // Each look at a child reads it anew.
      let children = Array(level.children)
      // A class that the macro of Observation has been at stores plain values behind underscores.
      let isObservable = children.contains { $0.label == "_$observationRegistrar" }
      return children.compactMap { child in
        guard let label = child.label, !label.hasPrefix("$"), !label.hasPrefix("_$"),
          !(child.value is MediatorRecording)
        else { return nil }
        guard label.hasPrefix("_") else { return StoredProperty(name: label, value: child.value) }
        let wrapped = isObservable ? nil : wrappedValue(of: child.value)
        return StoredProperty(name: String(label.dropFirst()), value: wrapped ?? child.value)
      }
    }
  }

  /// The object that a property of another holds; nil if there is none.
  static func object(named name: String, of object: AnyObject) -> AnyObject? {
    all(of: object).first { $0.name == name }.flatMap { Mirror.object(in: $0.value) }
  }

  /// The wrapped value of a property wrapper, by its usual names.
  private static func wrappedValue(of wrapper: Any) -> Any? {
    Mirror(reflecting: wrapper).children.first {
      ["value", "wrappedValue", "storage"].contains($0.label)
    }?.value
  }
}
