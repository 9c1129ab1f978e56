import AppScreens
import ObjectReflection
import Synchronization

/// The state of objects and of all they hold, as a value, as far as reflection sees it.
///
/// Objects are numbered as they are met, so that two screens made alike are alike. Out of sight is
/// what a closure has captured, and what a type hides from reflection, such as a `Mutex`.
struct Fingerprint: Hashable {
  /// Labels, types, numbers of objects and texts, in the order in which they are met.
  private var bytes: [UInt8] = []

  /// The values that are compared as they are, in the same order.
  private var values: [AnyHashable] = []

  /// Indicates whether everything was read, rather than given up for being too much.
  let isWhole: Bool

  /// The hashes of numbers, flags and texts, by the name of the stored property.
  private(set) var properties: [String: Int] = [:]

  /// Indicates whether there is a closure, of which nothing is known but that.
  private(set) var hasClosures = false

  private static let text = ObjectIdentifier(String.self)
  private static let number = ObjectIdentifier(Int.self)
  private static let flag = ObjectIdentifier(Bool.self)

  /// The fingerprint of objects, and of what they share.
  init(of objects: [AnyObject]) {
    var walk = ReflectionWalk(limit: 5_000)
    for object in objects { walk.visit(object) }
    var bytes: [UInt8] = []
    var values: [AnyHashable] = []
    while let stop = walk.stop() {
      bytes.append(text: stop.label ?? "")
      // To compare types costs a fraction of a cast that fails, and of a mirror.
      let type = ObjectIdentifier(type(of: stop.value))
      if type == Self.text, let text = stop.value as? String {
        bytes.append(text: text)
        properties[stop.label ?? ""] = text.hashValue
        continue
      }
      if let number = stop.number { bytes.append(number: number) }
      guard stop.isNew else { continue }
      bytes.append(number: Int(bitPattern: type))
      if type == Self.number, let number = stop.value as? Int {
        bytes.append(number: number)
        properties[stop.label ?? ""] = number
        continue
      }
      if type == Self.flag, let flag = stop.value as? Bool {
        bytes.append(flag ? 1 : 0)
        continue
      }
      if isFunction(stop.value) {
        hasClosures = true
        continue
      }
      if PlainTypes.contain(stop.value), let hashable = stop.value as? any Hashable {
        values.append(AnyHashable(hashable))
        continue
      }
      let mirror = Mirror(reflecting: stop.value)
      if mirror.isSimple || mirror.displayStyle == .collection && holdsNoObject(stop.value),
        let hashable = stop.value as? any Hashable
      {
        values.append(AnyHashable(hashable))
        continue
      }
      let parts = walk.visitParts(of: mirror) { Swift.type(of: $0) == ViewRecording.self }
      bytes.append(number: parts)
      if parts == 0, mirror.isSimple { bytes.append(text: "\(stop.value)") }
    }
    (self.bytes, self.values) = (bytes, values)
    isWhole = !walk.isCutShort
  }
}

extension [UInt8] {
  /// Appends a text, and its length before it, so that no two texts run into one.
  fileprivate mutating func append(text: String) {
    append(number: text.utf8.count)
    append(contentsOf: text.utf8)
  }

  fileprivate mutating func append(number: Int) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
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

/// The types of structures that hold no object and can be compared, found out once for each type.
private enum PlainTypes {
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  static func contain(_ value: Any) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: value))
    if let known = known.withLock({ $0[type] }) { return known }
    let isPlain = value is any Hashable && isPlain(value)
    known.withLock { $0[type] = isPlain }
    return isPlain
  }

  private static func isPlain(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct && !mirror.children.isEmpty
      && mirror.children.allSatisfy { holdsNoObject($0.value) || isPlain($0.value) }
  }
}
