import AppScreens
import Foundation
import TriptychParity

/// Something that a screen does to the process that it is in, or to whoever waits for it.
public enum HostileDeed: String, CaseIterable, Sendable {
  case none
  case trap, hang, exit
  case takeMemory
  case print, writeIntoEveryDescriptor, closeEveryDescriptor, writeFile
  case beUnwritten
  case trapInEnd, trapOnce
  case overflow, segfault, abort, busError, divide
  case leaveGroup, abortAtExit

  /// A pattern with a colour selector that does it.
  public var pattern: Pattern {
    Pattern(rawValue).adding { HostileScreen(self) }
  }

  func whenLetGo() {
    if self == .trapInEnd { Foundation.abort() }
  }

  func atEachGesture() {
    switch self {
    case .print: Swift.print("x no\n.\nd{}\ne{}")
    case .writeIntoEveryDescriptor: writeEverywhere()
    case .closeEveryDescriptor: for descriptor in Int32(0)..<64 { close(descriptor) }
    case .none, .trap, .hang, .exit, .takeMemory, .writeFile, .beUnwritten, .trapInEnd, .trapOnce,
      .overflow, .segfault, .abort, .busError, .divide, .leaveGroup, .abortAtExit:
      break
    }
  }

  func whenBothAreOn() {
    switch self {
    case .trap: fatalError("both are on")
    case .hang: wait()
    case .exit: Foundation.exit(0)
    case .takeMemory: takeMemory()
    case .beUnwritten: fatalError("not written yet: both")
    case .overflow: _ = overflow(1)
    case .segfault: raise(SIGSEGV)
    case .abort: Foundation.abort()
    case .busError: raise(SIGBUS)
    case .divide: raise(SIGFPE)
    case .leaveGroup:
      setpgid(0, getpgid(getppid()))
      wait()
    case .abortAtExit: atexit { Foundation.abort() }
    case .trapOnce:
      let mark = ProcessInfo.processInfo.environment["HOSTILE_MARK"] ?? ""
      if mkdir(mark, 0o700) == 0 { fatalError("never again") }
    case .writeFile:
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
      unlink(path)
      if write(descriptor, "x", 1) != 1 { fatalError("a file does not grow") }
    case .none, .print, .writeIntoEveryDescriptor, .closeEveryDescriptor, .trapInEnd: break
    }
  }

  /// Calls itself until the stack is full.
  private func overflow(_ depth: Int) -> Int {
    depth == 0 ? 0 : overflow(depth + 1) + withUnsafePointer(to: depth) { Int(bitPattern: $0) & 1 }
  }

  private func wait() {
    while true { sleep(1_000) }
  }

  private func takeMemory() {
    var pieces: [[UInt8]] = []
    while true { pieces.append([UInt8](repeating: 1, count: 1 << 22)) }
  }

  /// Bytes that run into the next line of an answer, whoever hears it.
  private func writeEverywhere() {
    for descriptor in Int32(1)..<64 { _ = write(descriptor, "junk", 4) }
  }
}
