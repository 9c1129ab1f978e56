import AppScreens
import ObjectReflection

/// The state of objects and of all they hold, as a value, as far as reflection sees it.
///
/// Objects are numbered as they are met, so that two screens made alike are alike. Out of sight is
/// what a closure has captured, and what a type hides from reflection, such as a `Mutex`.
struct Fingerprint: Hashable {
  private var tokens: [AnyHashable] = []

  /// Indicates whether everything was read, rather than given up for being too much.
  let isWhole: Bool

  /// The fingerprint of objects, and of what they share.
  init(of objects: [AnyObject]) {
    var walk = ReflectionWalk(limit: 5_000)
    for object in objects { walk.visit(object) }
    while let stop = walk.stop() {
      tokens.append(stop.label ?? "")
      if let text = stop.value as? any StringProtocol {
        tokens.append(Array(text.utf8))
        continue
      }
      if let number = stop.number { tokens.append(number) }
      guard stop.isNew else { continue }
      tokens.append(ObjectIdentifier(type(of: stop.value)))
      let mirror = Mirror(reflecting: stop.value)
      if mirror.isSimple, let hashable = stop.value as? any Hashable {
        tokens.append(AnyHashable(hashable))
        continue
      }
      let parts = walk.visitParts(of: mirror) { $0 is ViewRecording }
      tokens.append(parts)
      if parts == 0, mirror.isSimple { tokens.append("\(stop.value)") }
    }
    isWhole = !walk.isCutShort
  }
}

extension Mirror {
  /// Indicates whether equal values are the same: numbers, cases without a payload, unordered collections.
  fileprivate var isSimple: Bool {
    switch displayStyle {
    case .set, .dictionary: true
    case nil, .enum: children.isEmpty
    default: false
    }
  }
}
