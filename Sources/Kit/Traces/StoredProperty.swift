import ObjectReflection

/// A stored property of an object.
struct StoredProperty {
  /// The name; of what a property wrapper stores, that of the wrapped property.
  let name: String

  /// The value; of a property wrapper, what it wraps.
  private(set) var value: Any

  /// The properties that an object stores, its superclass's first.
  static func all(of object: AnyObject) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    for level in Mirror(reflecting: object).levels {
      var wrappers: [Int] = []
      var isObservable = false
      for child in level.children {
        guard let label = child.label.map(PropertyLabel.of) else { continue }
        switch label.kind {
        case .registrar: isObservable = true
        case .hidden: continue
        case .underscored:
          wrappers.append(properties.count)
          fallthrough
        case .plain: properties.append(StoredProperty(name: label.name, value: child.value))
        }
      }
      // A class that the macro of Observation has been at stores plain values behind underscores.
      guard !isObservable else { continue }
      for index in wrappers {
        guard let wrapped = wrappedValue(of: properties[index].value) else { continue }
        properties[index].value = wrapped
      }
    }
    return properties
  }

  /// The wrapped value of a property wrapper, by its usual names.
  private static func wrappedValue(of wrapper: Any) -> Any? {
    for child in Mirror(reflecting: wrapper).children {
      switch child.label {
      case "value", "wrappedValue", "storage": return child.value
      default: continue
      }
    }
    return nil
  }
}

/// The label of a stored property, as reflection has it, and what it tells.
private struct PropertyLabel: Sendable {
  enum Kind {
    /// A property under its own name.
    case plain

    /// The storage of a property that has the same name without the underscore.
    case underscored

    /// The property that the macro of Observation adds to a class.
    case registrar

    /// A property that the compiler adds for itself.
    case hidden
  }

  private static let known = Cache<String, PropertyLabel>()

  /// The property's name.
  let name: String

  let kind: Kind

  static func of(_ label: String) -> PropertyLabel {
    known.value(for: label) { PropertyLabel(label) }
  }

  private init(_ label: String) {
    let isUnderscored = label.hasPrefix("_")
    name = isUnderscored ? String(label.dropFirst()) : label
    kind =
      label == "_$observationRegistrar"
      ? .registrar : label.contains("$") ? .hidden : isUnderscored ? .underscored : .plain
  }
}
