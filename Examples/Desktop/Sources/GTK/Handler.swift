/// A closure that C holds as data: retained when it is handed over, released when C releases it.
final class Handler {
  private let handle: () -> Void

  init(_ handle: @escaping () -> Void) {
    self.handle = handle
  }

  /// The handler as data, which C is to release.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Calls the handler in some data.
  static func call(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().handle()
  }

  /// Releases the handler in some data.
  static func release(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<Handler>.fromOpaque(data).release()
  }
}
