/// The state of an object and of all it holds, as a value: equal fingerprints, equal states.
///
/// Objects are numbered as they are met, so that two screens made alike are alike. What a closure
/// has captured is out of reflection's sight, and so is anything deeper than a limit.
struct Fingerprint: Hashable {
  private let text: String

  /// The fingerprint of objects, and of what they share.
  init(of objects: [AnyObject]) {
    var writer = FingerprintWriter()
    text = objects.map { writer.text(of: $0) }.joined(separator: ";")
  }
}

private struct FingerprintWriter {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private static let depthLimit = 100

  mutating func text(of value: Any, depth: Int = 0) -> String {
    guard depth < Self.depthLimit else { return "…" }
    if let text = value as? String { return text.debugDescription }
    if type(of: value) is AnyObject.Type {
      let id = ObjectIdentifier(value as AnyObject)
      if let number = numbers[id] { return "#\(number)" }
      numbers[id] = numbers.count
    }
    let mirror = Mirror(reflecting: value)
    var parts: [String] = []
    var level: Mirror? = mirror
    while let current = level {
      for child in current.children {
        parts.append("\(child.label ?? "")=\(text(of: child.value, depth: depth + 1))")
      }
      level = current.superclassMirror
    }
    switch mirror.displayStyle {
    case .set, .dictionary: parts.sort()
    case nil where parts.isEmpty: return "\(value)"
    case .enum where parts.isEmpty: return "\(value)"
    default: break
    }
    return "\(type(of: value))(\(parts.joined(separator: ",")))"
  }
}
