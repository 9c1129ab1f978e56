import AppScreens
import Synchronization

#if canImport(Runtime) && DEBUG
  import Runtime
#endif

/// A function that was running, and the line that it had come to.
struct CallFrame: Hashable, Sendable {
  /// The function as the compiler names it, such as `CalculatorPresenter.press(_:)`.
  let function: String

  /// The line that it was executing.
  let line: SourceLine
}

/// The functions that are running, as the toolchain's `Runtime` module tells them.
///
/// It tells nothing where there is no such module, and nothing in optimised builds: there calls are
/// inlined and frames left out, so that a line could be named that was not the one.
enum CallStack {
  #if canImport(Runtime) && DEBUG
    static let isKnown = true

    /// What was found at each address, since each costs milliseconds, and none ever changes.
    private static let known = Mutex<[UInt64: [CallFrame]]>([:])

    /// The addresses at which the running functions go on, the innermost first.
    static func addresses() -> [UInt64] {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return [] }
      return Backtrace.part(of: nil)?.frames.map(\.address) ?? []
    }

    /// The running functions that have lines of their own, the innermost first, without those that
    /// were running already when the addresses were as they are given.
    static func frames(within outer: [UInt64]) -> [CallFrame] {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return [] }
      let all = Backtrace.part(of: nil)?.frames.map(\.address) ?? []
      let shared = zip(all.reversed(), outer.reversed()).prefix { $0 == $1 }.count
      var frames: [CallFrame] = []
      for (index, address) in all.dropLast(shared).enumerated() {
        if let found = known.withLock({ $0[address] }) {
          frames += found
        } else {
          let found = Backtrace.part(of: index)?.callFrames(at: address) ?? []
          known.withLock { $0[address] = found }
          frames += found
        }
      }
      return frames
    }
  #else
    static let isKnown = false

    static func addresses() -> [UInt64] { [] }

    static func frames(within outer: [UInt64]) -> [CallFrame] { [] }
  #endif
}

#if canImport(Runtime) && DEBUG
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension Backtrace {
    private static let images = ImageMap.capture()

    /// The whole stack, or one frame of it with a mark that there are more; nil if it cannot be read.
    fileprivate static func part(of index: Int?) -> Backtrace? {
      do {
        return try capture(limit: index.map { _ in 2 }, offset: index ?? 0, top: 0)
      } catch {
        return nil
      }
    }

    /// The functions that go on at an address, but for what the compiler made by itself: several,
    /// if one was inlined in another.
    fileprivate func callFrames(at address: UInt64) -> [CallFrame] {
      let all = symbolicated(with: Self.images)?.frames ?? []
      return all.filter { $0.captured.address == address && !$0.isSwiftThunk }.compactMap { frame in
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0 else {
          return nil
        }
        return CallFrame(
          function: symbol.name, line: SourceLine(file: place.path, line: place.line))
      }
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension Backtrace.Frame {
    fileprivate var address: UInt64 { UInt64(originalProgramCounter) ?? 0 }
  }
#endif
