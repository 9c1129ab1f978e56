import Synchronization

/// The way in which values of a type are read, found out once for each type.
package enum Reading: Sendable {
  /// An object, by its stored properties.
  case object

  /// An object of a system library, into which nothing looks.
  case systemObject

  /// A text, as it is.
  case text

  /// A function, of which nothing is known but that it is one.
  case function

  /// An optional, by what it wraps.
  case optional

  /// An array, by its elements.
  case list

  /// A value that holds no object, such as a number, a flag, or a structure of these that can be compared.
  case plain

  /// Anything else, by its parts as a mirror shows them.
  case parts

  fileprivate static func found(for value: Any) -> Reading {
    let type = type(of: value)
    if type is AnyObject.Type {
      return SystemLibraries.declare(type) ? .systemObject : .object
    }
    if value is String { return .text }
    if holdsNoObject(value) || isPlainStructure(value) { return .plain }
    if value is any OptionalValue { return .optional }
    if value is any ListValue { return .list }
    return isFunction(value) ? .function : .parts
  }

  /// Indicates whether a structure can be compared, and all its properties are plain.
  private static func isPlainStructure(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return value is any Hashable && mirror.displayStyle == .struct && !mirror.children.isEmpty
      && mirror.children.allSatisfy { holdsNoObject($0.value) || isPlainStructure($0.value) }
  }

  /// Indicates whether a value is a function: its type does not say how it is reflected or described.
  private static func isFunction(_ value: Any) -> Bool {
    !(value is any CustomReflectable) && Mirror(reflecting: value).displayStyle == nil
      && !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
      && !(value is any TextOutputStreamable) && "\(value)" == "(Function)"
  }
}

/// The ways in which values of types are read, as far as they are known.
///
/// Each walk has its own copy, so that walks on several threads do not wait for one another at each value.
struct KnownReadings {
  private static let shared = Mutex<[ObjectIdentifier: Reading]>([:])
  private var known = shared.withLock(\.self)
  private var systemClasses: [ObjectIdentifier: Bool] = [:]

  /// The way in which a value is read.
  mutating func reading(of value: Any) -> Reading {
    let type = ObjectIdentifier(Swift.type(of: value))
    if let known = known[type] { return known }
    let found = Reading.found(for: value)
    known[type] = found
    Self.shared.withLock { $0[type] = found }
    return found
  }

  /// Indicates whether a class is one of a system library.
  mutating func isOfSystem(_ type: Any.Type) -> Bool {
    if let known = systemClasses[ObjectIdentifier(type)] { return known }
    let isOfSystem = SystemLibraries.declare(type)
    systemClasses[ObjectIdentifier(type)] = isOfSystem
    return isOfSystem
  }
}

/// An optional of any type, read without the mirror that it would cost.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 as Any } }
}

/// An array of any type, read without the mirror that it would cost.
protocol ListValue {
  var elements: [Any] { get }
}

extension Array: ListValue {
  var elements: [Any] { map { $0 as Any } }
}
