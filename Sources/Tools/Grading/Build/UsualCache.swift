import Foundation

extension StagePackage {
  /// The folder in which submissions are built unless another is named: one for each kit.
  package static func usualCache(for kit: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.cache"
    return "\(caches)/triptych/grading-\(String(Seed(kit).number, radix: 36))"
  }
}
