import AppScreens

/// Changes of bytes by whole steps, as the fuzzer knows of bytes alone.
///
/// A fault behind a sequence of steps is found step by step: the fuzzer keeps the beginning that came
/// further than others, and one of the few steps there are is put behind it.
struct StepAlteration: Sendable {
  private let codes: [[UInt8]]

  /// The changes by steps with these codes.
  init(_ codes: [[UInt8]]) {
    self.codes = codes
  }

  /// Bytes with a step more behind them, or elsewhere, or without their end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - limit: The greatest number of bytes that there may be.
  ///   - generator: The source of chance.
  /// - Returns: The bytes; nil to leave them to the fuzzer's own changes.
  func altered(
    _ bytes: [UInt8], upTo limit: Int, using generator: inout SeededGenerator
  ) -> [UInt8]? {
    guard let code = codes.randomElement(using: &generator) else { return nil }
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let altered: [UInt8]
    switch generator.next() % 8 {
    case 0..<3: altered = bytes + code
    case 3: altered = bytes[..<place] + code
    case 4: altered = bytes[..<place] + code + bytes[place...]
    default: return nil
    }
    return altered.count <= limit ? altered : nil
  }
}
