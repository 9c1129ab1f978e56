import Foundation

/// The state of some files, which differs once one of them has been saved.
struct FileStamps: Equatable {
  private let stamps: [String]

  /// The state of files now.
  init(of files: [URL]) {
    stamps = files.map { file in
      var status = stat()
      guard stat(file.path, &status) == 0 else { return "\(file.path) is missing" }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return "\(file.path) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
  }
}
