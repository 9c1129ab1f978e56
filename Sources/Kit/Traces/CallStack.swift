import AppScreens
import Synchronization
import TriptychSourceReading

#if canImport(Runtime) && DEBUG
  import Runtime
#endif

/// A function that was running.
struct CallFrame: Hashable, Sendable {
  /// The function as the compiler names it, such as `CalculatorPresenter.press(_:)`.
  let function: String

  /// The address at which it goes on, which tells all the rest.
  fileprivate let address: UInt64

  /// The line that it was executing; nil if no file has it.
  ///
  /// - Complexity: Tens of milliseconds for the first frame at an address, nothing for others.
  var line: SourceLine? { CallStack.line(at: address) }
}

/// The functions that are running, as the toolchain's `Runtime` module tells them.
///
/// It is empty where there is no such module, which macOS has from version 26, and nothing in
/// optimised builds: there calls are inlined and frames left out, so that a line could be named that
/// was not the one.
enum CallStack {
  #if canImport(Runtime) && DEBUG
    static var isKnown: Bool {
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { true } else { false }
    }

    /// The running functions, the innermost first, out to `watching`, without what the compiler made by itself.
    static func frames() -> [CallFrame] {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return [] }
      // The stack and its parts are taken at one depth, so that an index means the same frame in both.
      let addresses = Backtrace.part(from: 0, limit: 64)?.addresses ?? []
      var frames: [CallFrame] = []
      for (index, address) in addresses.enumerated() {
        var place = CodePlace.known(at: address)
        if place == nil, let frame = Backtrace.part(from: index, limit: 2) {
          place = CodePlace(learning: address, of: frame)
        }
        guard let function = place?.function else { continue }
        if function.hasPrefix("static CallStack.watching") { break }
        frames.append(CallFrame(function: function, address: address))
      }
      return frames
    }

    fileprivate static func line(at address: UInt64) -> SourceLine? {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      return CodePlace.line(at: address)
    }
  #else
    static let isKnown = false

    static func frames() -> [CallFrame] { [] }

    fileprivate static func line(at address: UInt64) -> SourceLine? { nil }
  #endif

  /// Lets something happen; whatever was running before is none of the frames that are told meanwhile.
  static func watching<Result>(_ happening: () -> Result) -> Result { happening() }
}

#if canImport(Runtime) && DEBUG
  /// The function and the line at an address, kept because they take long to find and never change.
  ///
  /// A name is found in a moment, a line takes tens of milliseconds: it is looked for when it is asked.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private struct CodePlace: Sendable {
    private static let known = Mutex<[UInt64: CodePlace]>([:])

    /// The function's name; nil if the compiler made it by itself.
    let function: String?

    private let frame: Backtrace
    private var line: SourceLine??

    static func known(at address: UInt64) -> CodePlace? { known.withLock { $0[address] } }

    init(learning address: UInt64, of frame: Backtrace) {
      self.frame = frame
      function = frame.symbols(at: address, options: .useSymbolCache).first?.name
      Self.known.withLock { [self] in $0[address] = self }
    }

    static func line(at address: UInt64) -> SourceLine? {
      guard let place = known(at: address) else { return nil }
      if let line = place.line { return line }
      // What is inlined comes first, the function that it is inlined in last.
      let symbols = place.frame.symbols(at: address, options: .default)
      let line = symbols.compactMap(\.sourceLocation).last { $0.line > 0 }
        .map { SourceLine(file: $0.path, line: $0.line) }
      known.withLock { $0[address]?.line = .some(line) }
      return line
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension Backtrace {
    private static let images = ImageMap.capture()

    /// Frames of the stack, the last of which is a mark if there are more; nil if it cannot be read.
    fileprivate static func part(from index: Int, limit: Int) -> Backtrace? {
      do {
        return try capture(limit: limit, offset: index, top: 0, images: images)
      } catch {
        return nil
      }
    }

    /// The addresses at which its functions go on.
    fileprivate var addresses: [UInt64] {
      var addresses: [UInt64] = []
      for frame in frames { addresses.append(frame.address) }
      return addresses
    }

    /// The functions at an address, but for what the compiler made by itself: several, if one was
    /// inlined in another and the options ask for that.
    fileprivate func symbols(
      at address: UInt64, options: SymbolicationOptions
    ) -> [SymbolicatedBacktrace.Symbol] {
      (symbolicated(with: Self.images, options: options)?.frames ?? [])
        .filter { $0.captured.address == address && !$0.isSwiftThunk }.compactMap(\.symbol)
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension Backtrace.Frame {
    fileprivate var address: UInt64 { UInt64(originalProgramCounter) ?? 0 }
  }
#endif
