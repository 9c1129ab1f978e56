import AppScreens
import Foundation
import Parity

/// Something that a screen does to the process that it is in, or to whoever waits for it.
public enum HostileDeed: String, CaseIterable, Sendable {
  case none
  case trap, hang, overflowStack
  case exit, exitAtOnce, quickExit, abort, exec
  case takeMemory, takeMemoryAtOnce, talkWithoutEnd
  case writeIntoEveryDescriptor, closeEveryDescriptor
  case sayThatItIsUnwritten, beUnwritten
  case joinGroupOfParent
  case trapInEnd, hangInEnd, trapWhenProcessEnds, hangWhenProcessEnds, trapLater
  case trapOnce, drip
  case writeFile, openFiles
  case trapAwayFromHome

  /// A pattern with a colour selector that does it.
  public var pattern: Pattern {
    Pattern(rawValue) { @Sendable in HostileScreen(self) }
  }

  func whenMade() {
    if self == .trapWhenProcessEnds { atexit { Foundation.abort() } }
    if self == .hangWhenProcessEnds { atexit { while true { pause() } } }
    guard self == .trapLater else { return }
    Thread.detachNewThread {
      usleep(100_000)
      Foundation.abort()
    }
  }

  func whenLetGo() {
    if self == .trapInEnd { Foundation.abort() }
    if self == .hangInEnd { wait() }
  }

  func atEachGesture() {
    if self == .drip { usleep(300_000) }
    if self == .writeIntoEveryDescriptor { writeEverywhere() }
    while self == .talkWithoutEnd { print(String(repeating: "so be it ", count: 1_000)) }
  }

  func whenBothAreOn() {
    switch self {
    case .trap: fatalError("both are on")
    case .hang: wait()
    case .overflowStack: print(depth(of: 1))
    case .exit: Foundation.exit(0)
    case .exitAtOnce: _exit(0)
    case .quickExit: quick_exit(0)
    case .abort: Foundation.abort()
    case .exec: startOther()
    case .takeMemory: takeMemory(inPiecesOf: 1 << 22)
    case .takeMemoryAtOnce: takeMemory(inPiecesOf: 1 << 42)
    case .closeEveryDescriptor: for descriptor in Int32(0)..<1_024 { close(descriptor) }
    case .sayThatItIsUnwritten:
      FileHandle.standardError.write(
        Data("Mine.swift:1: Fatal error: not implemented yet: all of it\n".utf8))
      Foundation.exit(0)
    case .beUnwritten: notImplemented("both")
    case .joinGroupOfParent:
      setpgid(0, getpgid(getppid()))
      wait()
    case .trapOnce:
      let mark = ProcessInfo.processInfo.environment["HOSTILE_MARK"] ?? ""
      if mkdir(mark, 0o700) == 0 { fatalError("never again") }
    case .writeFile:
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
      unlink(path)
      if write(descriptor, "x", 1) != 1 { fatalError("a file does not grow") }
    case .openFiles:
      let files = (0..<100).map { _ in open("/dev/null", O_RDONLY) }
      if files.contains(-1) { fatalError("too many files are open") }
      for file in files { close(file) }
    case .trapAwayFromHome:
      let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
      if home != "/home/user5" { fatalError("\(home) is not where it was written") }
    case .none, .talkWithoutEnd, .writeIntoEveryDescriptor, .trapInEnd, .hangInEnd,
      .trapWhenProcessEnds, .hangWhenProcessEnds, .trapLater, .drip:
      break
    }
  }

  private func wait() {
    while true { sleep(1_000) }
  }

  private func depth(of number: Int) -> Int {
    number == 0 ? 0 : 1 + depth(of: number + 1)
  }

  private func startOther() {
    withExtendedLifetime(["/bin/sleep", "1000"]) { words in
      var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
      pointers.append(nil)
      execv("/bin/sleep", pointers)
    }
  }

  private func takeMemory(inPiecesOf size: Int) {
    var pieces: [[UInt8]] = []
    while true { pieces.append([UInt8](repeating: 1, count: size)) }
  }

  /// Bytes that look like frames to whoever knows their form, but not the secret.
  private func writeEverywhere() {
    let guess = [UInt8](repeating: 7, count: 16)
    var bytes: [UInt8] = []
    for kind in UInt8(0)..<10 { bytes += guess + [kind] + guess + guess }
    for descriptor in Int32(1)..<64 { _ = write(descriptor, bytes, bytes.count) }
  }
}
