import Foundation

#if canImport(Darwin)
  import MachO
#endif

/// The modules of the libraries that come with Swift or with the system.
///
/// They are known by the place of the libraries that this process has loaded, and not by a list of names. Their
/// objects are not the author's, and their stored properties are not made for reflection: on Linux, reading
/// those of a `DispatchWorkItem` ends the process. A library that is linked statically is not recognised.
package enum SystemLibraries {
  /// Indicates whether a type is declared in one of these libraries, or imported from C or Objective-C.
  package static func declare(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    guard let end = name.firstIndex(of: ".") else { return true }
    return modules.contains(String(name[..<end]))
  }

  /// The names of the modules, as far as file names show: `Dispatch` is in `libswiftDispatch.so`.
  private static let modules: Set<String> = {
    let names = libraries.map { path in
      let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      return file.hasPrefix("lib") ? file.dropFirst(3) : file
    }
    let overlays = names.filter { $0.hasPrefix("swift") }.map { $0.dropFirst(5) }
    return Set((names + overlays).map(String.init)).union(["Swift", "__C"])
  }()

  #if canImport(Darwin)
    /// The paths of the loaded libraries that belong to the system.
    private static var libraries: [String] {
      (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0) }
        .map { String(cString: $0) }
        .filter { $0.contains("/usr/lib/") || $0.contains("/System/Library/") }
    }
  #else
    /// The paths of the loaded libraries that are in the folder of Swift's own.
    private static var libraries: [Substring] {
      let file = FileHandle(forReadingAtPath: "/proc/self/maps")
      let lines = String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
        .split(separator: "\n")
      let paths = Set(lines.compactMap { line in line.firstIndex(of: "/").map { line[$0...] } })
      func folder(of path: Substring) -> ArraySlice<Substring> {
        path.split(separator: "/").dropLast()
      }
      let core = paths.first { $0.contains("/libswiftCore.") }.map(folder)
      return paths.filter { folder(of: $0) == core }
    }
  #endif
}
