/// A number that some texts always lead to, and that tells nothing of them to those who guess one.
///
/// Source: Fowler, Noll and Vo, *FNV-1a*, with SplitMix64 behind it.
struct Seed {
  let number: UInt64

  init(_ texts: String...) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    number = hash ^ (hash >> 31)
  }
}
