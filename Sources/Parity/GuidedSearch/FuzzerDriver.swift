import Foundation
import Synchronization

/// The toolchain's fuzzer, libFuzzer, where an executable was linked with it.
///
/// It tries bytes, keeps those that reach code in a new way, and changes these further.
/// Source: Serebryany, *libFuzzer – a library for coverage-guided fuzz testing*, LLVM project.
enum FuzzerDriver {
  /// The function by which an executable with a main function of its own starts it.
  static let symbol = "LLVMFuzzerRunDriver"

  private typealias Body = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<Arguments?>, Body
    ) -> CInt

  private static let judgement = Mutex<(@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)?>(nil)

  /// Has bytes tried until the time is over, or until some are judged to be wrong.
  ///
  /// The fuzzer notes the bytes that end this process, and those with a wrong judgement.
  ///
  /// - Parameters:
  ///   - arguments: The fuzzer's own arguments.
  ///   - isRight: The judgement on bytes.
  /// - Returns: The status to exit with; nil where the fuzzer is not part of this executable.
  static func run(
    _ arguments: [String], while isRight: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Int32? {
    guard let function = dlsym(dlopen(nil, RTLD_NOW), symbol) else { return nil }
    let driver = unsafeBitCast(function, to: Driver.self)
    judgement.withLock { $0 = isRight }
    // The fuzzer takes these only where nobody else has; traps are no signal that it knows.
    for number in [SIGILL, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
    signal(SIGTRAP) { _ in abort() }
    let words = [CommandLine.arguments[0]] + arguments
    let vector = Arguments.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { vector[index] = strdup(word) }
    vector[words.count] = nil
    var (count, values) = (CInt(words.count), Arguments?.some(vector))
    return driver(&count, &values) { bytes, count in
      let isRight = FuzzerDriver.judgement.withLock(\.self)
      if let isRight, !isRight(UnsafeBufferPointer(start: bytes, count: count)) { abort() }
      return 0
    }
  }
}
