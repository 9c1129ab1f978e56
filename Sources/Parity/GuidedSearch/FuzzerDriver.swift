import Foundation
import Synchronization

/// The toolchain's fuzzer, libFuzzer, where an executable was linked with it.
///
/// It tries bytes, keeps those that reach code in a new way, and changes these further.
/// Source: Serebryany, *libFuzzer – a library for coverage-guided fuzz testing*, LLVM project.
enum FuzzerDriver {
  private static let judgement = Mutex<(@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)?>(nil)
  private static let alteration = Mutex<StepAlteration?>(nil)

  /// Tells the fuzzer of what was reached besides code, by numbers of twelve bits.
  static func note(_ features: Set<UInt16>) {
    guard let noteCall = FuzzerFunctions.noteCall else { return }
    for feature in features { noteCall(UInt(feature)) }
  }

  /// Changes bytes in place, by steps or as the fuzzer does itself; returns how many there are then.
  fileprivate static func alter(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
  ) -> Int {
    var generator = SeededGenerator(seed: UInt64(seed))
    let given = Array(UnsafeBufferPointer(start: bytes, count: count))
    let altered = alteration.withLock {
      $0?.altered(given, upTo: limit, using: &generator)
    }
    guard let altered else { return FuzzerFunctions.alter?(bytes, count, limit) ?? count }
    for (place, byte) in altered.enumerated() { bytes[place] = byte }
    return altered.count
  }

  /// Has bytes tried until the time is over, or until some are judged to be wrong.
  ///
  /// The fuzzer notes the bytes that end this process, and those with a wrong judgement.
  ///
  /// - Parameters:
  ///   - arguments: The fuzzer's own arguments.
  ///   - steps: The changes of bytes that are made beside the fuzzer's own.
  ///   - isRight: The judgement on bytes.
  /// - Returns: The status to exit with; nil where the fuzzer is not part of this executable.
  static func run(
    _ arguments: [String], altering steps: StepAlteration,
    while isRight: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Int32? {
    guard let drive = FuzzerFunctions.drive else { return nil }
    judgement.withLock { $0 = isRight }
    alteration.withLock { $0 = steps }
    // The fuzzer takes these only where nobody else has; traps are no signal that it knows.
    for number in [SIGILL, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
    signal(SIGTRAP) { _ in abort() }
    let words = [CommandLine.arguments[0]] + arguments
    let vector = FuzzerFunctions.Arguments.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { vector[index] = strdup(word) }
    vector[words.count] = nil
    var (count, values) = (CInt(words.count), FuzzerFunctions.Arguments?.some(vector))
    return drive(&count, &values) { bytes, count in
      let isRight = FuzzerDriver.judgement.withLock(\.self)
      if let isRight, !isRight(UnsafeBufferPointer(start: bytes, count: count)) { abort() }
      return 0
    }
  }
}

/// Changes bytes for the fuzzer, by the name with which an executable for guided searches is linked.
@_cdecl("triptych_alter_steps")
func alterSteps(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  FuzzerDriver.alter(bytes, count, limit, seed)
}
