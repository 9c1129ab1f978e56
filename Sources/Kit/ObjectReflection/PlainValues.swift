/// Indicates whether no object that matters is in a value, by its type.
///
/// It is true of numbers, flags and plain enums, of texts, and of the standard library's collections and
/// optionals of these, however deep.
func holdsNoObject(_ value: Any) -> Bool {
  func isPlain<Value>(_ value: Value) -> Bool { isPlainType(Value.self) }
  return isPlain(value)
}

/// Indicates whether values of a type are copied bit by bit, as they hold nothing, or are texts.
private func isPlainType<Value>(_ type: Value.Type) -> Bool {
  _isPOD(type) || type == String.self || type == Character.self || type == Substring.self
    || (type as? any PlainContainer.Type)?.holdsPlainValues ?? false
}

/// A type whose values hold nothing but values of its type parameters.
private protocol PlainContainer {
  static var holdsPlainValues: Bool { get }
}

extension Array: PlainContainer {
  fileprivate static var holdsPlainValues: Bool { isPlainType(Element.self) }
}

extension Set: PlainContainer {
  fileprivate static var holdsPlainValues: Bool { isPlainType(Element.self) }
}

extension Dictionary: PlainContainer {
  fileprivate static var holdsPlainValues: Bool {
    isPlainType(Key.self) && isPlainType(Value.self)
  }
}

extension Optional: PlainContainer {
  fileprivate static var holdsPlainValues: Bool { isPlainType(Wrapped.self) }
}
