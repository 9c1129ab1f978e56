import AppScreens
import Synchronization

/// The screens of a check, held until its verdict is known: what happens when they go is another matter.
final class ScreenKeeper: Sendable {
  private struct State {
    var keeps = false
    var screens: [UInt] = []
  }

  private let state = Mutex(State())

  /// Whether to hold the screens that are made from now on.
  func keep(_ keeps: Bool) {
    state.withLock { $0.keeps = keeps }
  }

  /// The same screen, held beside whoever else holds it, if that is wished.
  func kept<Gesture, Display>(
    _ screen: any Screen<Gesture, Display>
  ) -> any Screen<Gesture, Display> {
    // A screen may not be handed to another thread, and is not: the lock guards its address alone.
    let object: AnyObject = screen
    if state.withLock(\.keeps) {
      let address = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
      state.withLock { $0.screens.append(address) }
    }
    return screen
  }

  /// Lets go of all that it holds, one after the other; or holds all of it for ever.
  func end(lettingGo: Bool) {
    let screens = state.withLock { state in
      defer { state.screens = [] }
      return state.screens
    }
    for address in screens where lettingGo {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { continue }
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
  }
}
