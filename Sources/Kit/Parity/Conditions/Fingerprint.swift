import AppScreens
import TriptychObjectReflection

/// The state of an object and of all it holds, as far as reflection sees it, as a hash.
///
/// Objects are numbered as they are met, so that two screens made alike are alike. Out of sight is
/// what a closure has captured, and what a type hides from reflection, such as a `Mutex`.
struct Fingerprint: Hashable {
  /// A hash of all that was read.
  private let hash: Int

  /// The fingerprint of an object, without the contents of objects that are left out.
  init(of object: AnyObject, leavingOut isLeftOut: (AnyObject) -> Bool = { _ in false }) {
    var walk = ReflectionWalk(limit: 5_000)
    walk.visit(object)
    var hasher = Hasher()
    while let stop = walk.stop() {
      hasher.combine(text: stop.label ?? "")
      if let number = stop.number { hasher.combine(number) }
      guard stop.isNew else { continue }
      hasher.combine(ObjectIdentifier(type(of: stop.value)))
      if let part = stop.object, isLeftOut(part) { continue }
      switch stop.reading {
      case .text:
        guard let text = stop.value as? String else { continue }
        hasher.combine(text: text)
      case .function: break
      case .object, .systemObject, .optional, .list: hasher.combine(walk.visitParts(of: stop))
      case .plain, .parts:
        if let value = Self.comparable(stop) {
          hasher.combine(value)
        } else {
          let parts = walk.visitParts(of: stop)
          hasher.combine(parts)
          if parts == 0 { hasher.combine(text: "\(stop.value)") }
        }
      }
    }
    hash = hasher.finalize()
  }

  /// The value, if equal ones are the same: it is plain, a case without a payload, an unordered collection.
  private static func comparable(_ stop: ReflectionWalk.Stop) -> (any Hashable)? {
    guard stop.reading != .plain else { return stop.value as? any Hashable }
    let mirror = Mirror(reflecting: stop.value)
    return switch mirror.displayStyle {
    case .set, .dictionary: stop.value as? any Hashable
    case nil, .enum: mirror.children.isEmpty ? stop.value as? any Hashable : nil
    default: nil
    }
  }
}

extension Hasher {
  /// Takes a text in by its bytes, as texts that look the same are different states.
  fileprivate mutating func combine(text: String) {
    var text = text
    text.withUTF8 { bytes in
      combine(bytes.count)
      combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}
