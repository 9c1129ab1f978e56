import AppScreens
import ObjectReflection

/// The small values that screens hold, as numbers: a count that has come further is something new.
///
/// Texts and large numbers are left out, since there is no end of them.
struct StateFeatures {
  /// A number for each name of a property with its value; few of them are the same for others.
  let numbers: Set<UInt16>

  /// The features of objects, and of all they hold.
  init(of objects: [AnyObject]) {
    var numbers: Set<UInt16> = []
    var walk = ReflectionWalk(limit: 1_000)
    for object in objects { walk.visit(object) }
    while let stop = walk.stop() {
      guard stop.isNew, !(stop.value is String), !isFunction(stop.value) else { continue }
      if let number = stop.value as? any BinaryInteger {
        if let value = Int16(exactly: number) { numbers.insert(Self.number(stop.label, value)) }
      } else if let flag = stop.value as? Bool {
        numbers.insert(Self.number(stop.label, flag ? 1 : 0))
      } else if stop.object != nil || !holdsNoObject(stop.value) || !(stop.value is any Collection)
      {
        walk.visitParts(of: Mirror(reflecting: stop.value)) {
          type(of: $0) == ViewRecording.self
        }
      }
    }
    self.numbers = numbers
  }

  /// Source: Fowler, Noll and Vo, the hash FNV-1a.
  private static func number(_ label: String?, _ value: Int16) -> UInt16 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in (label ?? "").utf8 { add(byte) }
    add(UInt8(truncatingIfNeeded: value))
    add(UInt8(truncatingIfNeeded: value >> 8))
    // All four quarters depend on the last byte.
    return UInt16(truncatingIfNeeded: hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48)
  }
}
