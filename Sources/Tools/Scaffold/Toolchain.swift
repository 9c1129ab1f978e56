import Foundation
import HostSystem

/// The Swift toolchain on this machine.
enum Toolchain {
  /// The version of the compiler, such as `6.2` or `6.3.1`; the oldest that will do if there is none.
  static var version: String {
    do {
      // The driver would leave a folder for temporary files behind.
      let output = try Tool("/usr/bin/env", ["swiftc", "-frontend", "-version"]).run().output
      return output.firstMatch(of: /version (\d+\.\d+(?:\.\d+)?)/).map { String($0.output.1) }
        ?? "6.2"
    } catch {
      return "6.2"
    }
  }
}
