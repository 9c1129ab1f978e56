import Foundation

/// The memory that the allocator has given out in this process and not taken back.
enum AllocatedMemory {
  /// The number of bytes; nil where the allocator does not tell.
  static var bytes: Int? {
    #if canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #elseif canImport(Glibc)
      return report.map { report in
        report.last("system type=\"current\"") + report.last("total type=\"mmap\"")
          - report.last("total type=\"fast\"") - report.last("total type=\"rest\"")
      }
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    /// The end of the GNU allocator's report, in XML: the sums over all heaps.
    private static var report: String? {
      guard let tell else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = open_memstream(&text, &length) else { return nil }
      let status = tell(0, stream)
      fclose(stream)
      defer { free(text) }
      return status == 0 ? text.map { String(cString: $0 + max(0, length - 800)) } : nil
    }

    /// `malloc_info`, which the overlay does not import, and which another allocator does not have.
    private static let tell: (@convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32)? =
      dlsym(dlopen(nil, RTLD_NOW), "malloc_info").map {
        unsafeBitCast($0, to: (@convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32).self)
      }
  #endif
}

extension String {
  /// The size that the last element of a kind tells; 0 if there is none.
  fileprivate func last(_ element: String) -> Int {
    guard let line = split(separator: "\n").last(where: { $0.hasPrefix("<\(element)") }),
      let size = line.split(separator: "\"").last(where: { Int($0) != nil })
    else { return 0 }
    return Int(size) ?? 0
  }
}
