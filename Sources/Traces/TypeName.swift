import Synchronization

/// A type's name, and what it tells, kept since names take long to make.
struct TypeName {
  private static let known = Mutex<[ObjectIdentifier: TypeName]>([:])

  /// The name without its module.
  let name: String

  /// The module.
  let module: String

  /// The name as the compiler has it in functions: without its module, type arguments and private contexts.
  let nameInFunctions: String

  /// Indicates whether it is a function's type.
  let isFunction: Bool

  /// Indicates whether it is made for views: a box that is generic over one.
  let isForViews: Bool

  /// Indicates whether it is of the system's modules.
  let isSystem: Bool

  /// The name of a type.
  static func of(_ type: Any.Type) -> TypeName {
    let key = ObjectIdentifier(type)
    if let name = known.withLock({ $0[key] }) { return name }
    let name = TypeName(type)
    known.withLock { $0[key] = name }
    return name
  }

  private init(_ type: Any.Type) {
    name = "\(type)"
    let whole = String(reflecting: type)
    let module = String(whole.prefix { $0 != "." })
    self.module = module
    let parts = whole.withoutTypeArguments.split(separator: ".").dropFirst()
    nameInFunctions = parts.filter { !$0.hasPrefix("(") }.joined(separator: ".")
    isFunction = name.contains("->")
    isForViews = name.hasSuffix("View>")
    isSystem = [
      "Swift", "_", "Foundation", "Dispatch", "Synchronization", "Observation", "ObjectiveC",
    ]
    .contains { module == $0 || ($0 != "Swift" && module.hasPrefix($0)) }
  }
}
