import Foundation

/// The kind, permissions and owner of something that has a path.
struct FileStatus {
  enum Kind {
    case file, folder, link, stream, disk, socket, other
  }

  private let status: stat

  /// The status of what is at a path, at the end of its links; nil if there is nothing.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// The status of what is at a path, which may be a link; nil if there is nothing.
  init?(ofLink path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.status = status
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFCHR, S_IFIFO: .stream
    case S_IFBLK: .disk
    case S_IFSOCK: .socket
    default: .other
    }
  }

  /// Indicates whether nothing is in the file.
  var isEmpty: Bool { status.st_size == 0 }

  /// Indicates whether anybody may write; the administrator may even where nobody does.
  var isWritable: Bool { status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 }

  /// Gives an open file the same permissions and, where that is allowed, the same owner.
  ///
  /// It does not run as its owner, even if the other does.
  func copy(to descriptor: Int32) -> Bool {
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    return fchmod(descriptor, status.st_mode & 0o777) == 0
  }
}
