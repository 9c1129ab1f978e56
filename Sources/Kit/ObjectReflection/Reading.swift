import Synchronization

/// The way in which values of a type are read, found out once for each type.
package enum Reading: Sendable {
  /// An object, by its stored properties.
  case object

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

  /// The way in which a value is read.
  package init(of value: Any) {
    let type = ObjectIdentifier(Swift.type(of: value))
    if let known = Self.known.withLock({ $0[type] }) {
      self = known
      return
    }
    let found = Self.found(for: value)
    Self.known.withLock { $0[type] = found }
    self = found
  }

  private static let known = Mutex<[ObjectIdentifier: Reading]>([:])

  private static func found(for value: Any) -> Reading {
    if type(of: value) is AnyObject.Type { return .object }
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

  /// Indicates whether a value is a function: nobody has said how its type is reflected or described.
  private static func isFunction(_ value: Any) -> Bool {
    !(value is any CustomReflectable) && Mirror(reflecting: value).displayStyle == nil
      && !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
      && !(value is any TextOutputStreamable) && "\(value)" == "(Function)"
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
