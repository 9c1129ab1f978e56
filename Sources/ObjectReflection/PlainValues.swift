/// Indicates whether the type of a value tells that no object that matters is in it.
///
/// It is true of numbers, flags and plain enums, of texts, and of arrays and sets of these.
package func holdsNoObject(_ value: Any) -> Bool {
  func isPlain<Value>(_ value: Value) -> Bool { isPlainType(Value.self) }
  func hasPlainElements<Values: Collection>(_ values: Values) -> Bool {
    (Values.self is [Values.Element].Type || Values.self is any SetAlgebra.Type)
      && isPlainType(Values.Element.self)
  }
  if isPlain(value) { return true }
  guard let values = value as? any Collection else { return false }
  return hasPlainElements(values)
}

/// Indicates whether values of a type are copied bit by bit, as they hold nothing, or are texts.
private func isPlainType<Value>(_ type: Value.Type) -> Bool {
  _isPOD(type) || type == String.self || type == Character.self
}
