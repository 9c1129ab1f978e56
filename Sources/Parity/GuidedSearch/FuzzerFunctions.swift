import Foundation

/// The fuzzer's functions, by name, where an executable was linked with it.
enum FuzzerFunctions {
  /// The function by which an executable with a main function of its own starts it.
  private static let driverName = "LLVMFuzzerRunDriver"

  /// The function that changes bytes as the fuzzer does by itself.
  private static let mutationName = "LLVMFuzzerMutate"

  /// The function that is told where a call through a pointer leads, which is something reached.
  private static let reachingName = "__sanitizer_cov_trace_pc_indir"

  /// The function that the fuzzer asks to change bytes, and the one here that takes its place.
  static let alteration = (asked: "LLVMFuzzerCustomMutator", given: "triptych_alter_steps")

  /// The names that an executable must export, so that they are found.
  static let exports = [driverName, mutationName, reachingName]

  typealias Body = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  typealias Drive =
    @convention(c) (
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<Arguments?>, Body
    ) -> CInt
  typealias Alter = @convention(c) (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
  typealias NoteCall = @convention(c) (UInt) -> Void

  static let drive = function(driverName).map { unsafeBitCast($0, to: Drive.self) }
  static let alter = function(mutationName).map { unsafeBitCast($0, to: Alter.self) }
  static let noteCall = function(reachingName).map { unsafeBitCast($0, to: NoteCall.self) }

  private static func function(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }
}
