import Foundation

/// A program that takes the place of this process after a crash, with the words that it is given.
struct Successor: Sendable {
  /// The variable that such a program has in its environment.
  private static let mark = "TRIPTYCH_AFTER_CRASH"

  /// The addresses of C strings, which are never released.
  private let path, arguments, environment: UInt

  /// A program with its arguments, which has the environment of this process.
  init(_ executable: String, _ arguments: [String]) {
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    path = UInt(bitPattern: strdup(executable))
    self.arguments = Self.address(of: [executable] + arguments)
    self.environment = Self.address(of: environment + ["\(Self.mark)=1"])
  }

  /// The address of C strings, with nil at their end.
  private static func address(of words: [String]) -> UInt {
    let strings = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: words.count + 1)
    _ = strings.initialize(from: words.map { strdup($0) } + [nil])
    return UInt(bitPattern: strings.baseAddress)
  }

  /// Indicates whether this process has taken the place of one that has crashed.
  static var isThisProcess: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  /// Starts the program, without asking for memory; returns if it cannot be started.
  func start() {
    // Signals of which one is being handled would stay blocked.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    guard let path = UnsafePointer<CChar>(bitPattern: path),
      let arguments = UnsafePointer<UnsafeMutablePointer<CChar>?>(bitPattern: arguments),
      let environment = UnsafePointer<UnsafeMutablePointer<CChar>?>(bitPattern: environment)
    else { return }
    execve(path, arguments, environment)
  }
}
