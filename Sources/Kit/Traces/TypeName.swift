import AppScreens
import TriptychObjectReflection

/// A type's name, and what it tells, kept since names take long to make.
final class TypeName: Sendable {
  private static let known = Cache<ObjectIdentifier, TypeName>()

  /// The name without its module.
  let name: String

  /// The module.
  let module: String

  /// The name as the compiler has it in functions: without its module, type arguments and private contexts.
  let nameInFunctions: String

  /// Indicates whether it is a function's type.
  let isFunction: Bool

  /// Indicates whether it is a headless view.
  let isView: Bool

  /// Indicates whether it is generic over a view, such as what holds one weakly.
  let isGenericOverView: Bool

  /// Indicates whether it is a view, made for views, or their part in a recording.
  let isForViews: Bool

  /// Indicates whether it is of a system library.
  let isSystem: Bool

  /// Indicates whether it is a part of a service, or a service.
  let isOfService: Bool

  /// The name of a type.
  static func of(_ type: Any.Type) -> TypeName {
    known.value(for: ObjectIdentifier(type)) { TypeName(type) }
  }

  private init(_ type: Any.Type) {
    name = "\(type)"
    let whole = String(reflecting: type)
    let module = String(whole.prefix { $0 != "." })
    self.module = module
    let parts = whole.withoutTypeArguments.split(separator: ".").dropFirst()
    nameInFunctions = parts.filter { !$0.hasPrefix("(") }.joined(separator: ".")
    isFunction = name.contains("->")
    isView = type is any HeadlessView.Type
    isGenericOverView = name.contains("View>")
    isForViews = isView || isGenericOverView || type == ViewRecording.self
    isSystem = SystemLibraries.declare(type)
    isOfService = type is any ServicePart.Type
  }
}
