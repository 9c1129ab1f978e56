import Foundation

/// The state of some files, which differs once one of them has been saved.
struct FileStamps: Equatable {
  private let stamps: [String]

  /// Indicates whether one of the files is there, and has nothing in it.
  let hasEmptyFile: Bool

  /// The state of files now.
  init(of files: [URL]) {
    var hasEmptyFile = false
    stamps = files.map { file in
      var status = stat()
      guard stat(file.path, &status) == 0 else { return "\(file.path) is missing" }
      hasEmptyFile = hasEmptyFile || status.st_size == 0
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return "\(file.path) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
    self.hasEmptyFile = hasEmptyFile
  }
}
