import Synchronization

/// Indicates whether a value is a function, of which reflection sees nothing but that.
///
/// To find out costs several casts and a mirror, so it is done once for each type.
package func isFunction(_ value: Any) -> Bool {
  let type = ObjectIdentifier(Swift.type(of: value))
  if let known = KnownTypes.areFunctions.withLock({ $0[type] }) { return known }
  let isFunction = isBare(value) && "\(value)" == "(Function)"
  KnownTypes.areFunctions.withLock { $0[type] = isFunction }
  return isFunction
}

/// Indicates whether nobody has said how values of its type are reflected or described.
private func isBare(_ value: Any) -> Bool {
  !(value is any CustomReflectable) && Mirror(reflecting: value).displayStyle == nil
    && !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
    && !(value is any TextOutputStreamable)
}

private enum KnownTypes {
  static let areFunctions = Mutex<[ObjectIdentifier: Bool]>([:])
}
