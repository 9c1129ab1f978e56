import AppScreens

/// The state of objects and of all they hold, as a value, as far as reflection sees it.
///
/// Objects are numbered as they are met, so that two screens made alike are alike. Out of sight is
/// what a closure has captured, and what a type hides from reflection, such as a `Mutex`.
struct Fingerprint: Hashable {
  private let tokens: [AnyHashable]

  /// Whether all was read, rather than given up because it was too deep or too much.
  let isWhole: Bool

  /// The fingerprint of objects, and of what they share.
  init(of objects: [AnyObject]) {
    var writer = FingerprintWriter()
    for object in objects { writer.write(object, depth: 0) }
    tokens = writer.tokens
    isWhole = writer.isWhole
  }
}

private struct FingerprintWriter {
  private(set) var tokens: [AnyHashable] = []
  private(set) var isWhole = true
  private var numbers: [ObjectIdentifier: Int] = [:]
  private static let depthLimit = 100
  private static let tokenLimit = 20_000

  mutating func write(_ value: Any, depth: Int) {
    guard depth < Self.depthLimit, tokens.count < Self.tokenLimit else {
      isWhole = false
      return
    }
    if let text = value as? any StringProtocol {
      tokens.append(Array(text.utf8))
      return
    }
    if type(of: value) is AnyObject.Type {
      let id = ObjectIdentifier(value as AnyObject)
      let known = numbers[id]
      tokens.append(known ?? numbers.count)
      guard known == nil else { return }
      numbers[id] = numbers.count
    }
    tokens.append(ObjectIdentifier(type(of: value)))
    writeParts(of: value, depth: depth)
  }

  private mutating func writeParts(of value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary,
      nil where mirror.children.isEmpty, .enum where mirror.children.isEmpty:
      // Equal as values: numbers, cases without a payload, and collections in no order.
      if let hashable = value as? any Hashable {
        tokens.append(AnyHashable(hashable))
        return
      }
    default: break
    }
    var level: Mirror? = mirror
    while let current = level {
      tokens.append(current.children.count)
      for child in current.children where !MessageLog.isStored(in: child.value) {
        tokens.append(child.label ?? "")
        write(child.value, depth: depth + 1)
      }
      level = current.superclassMirror
    }
    if mirror.children.isEmpty, mirror.displayStyle == nil || mirror.displayStyle == .enum {
      tokens.append("\(value)")
    }
  }
}
