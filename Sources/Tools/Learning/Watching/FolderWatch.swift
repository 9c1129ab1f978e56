import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A folder whose changes the system tells, without any processor time while nothing changes.
///
/// The folder is watched, and not a file in it: editors save by putting a new file in the old one's
/// place. Where files are written as they are, kqueue tells it of each file alone, so they are watched too.
final class FolderWatch {
  /// The descriptor that can be read once something has changed; nil where the system tells nothing.
  let descriptor: Int32?

  private let opened: [Int32]

  /// A watch on a folder and files in it, as they are now.
  init(_ folder: URL, files: [URL]) {
    #if canImport(Darwin)
      let queue = kqueue()
      opened = ([folder] + files).map { open($0.path, O_EVTONLY | O_CLOEXEC) }.filter { $0 >= 0 }
      var changes = opened.map { file in
        kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
      }
      let isWatched = kevent(queue, &changes, Int32(changes.count), nil, 0, nil) == 0
      descriptor = isWatched && !opened.isEmpty ? queue : nil
      if descriptor == nil, queue >= 0 { close(queue) }
    #elseif canImport(Glibc)
      let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
      descriptor = queue >= 0 && inotify_add_watch(queue, folder.path, changes) >= 0 ? queue : nil
      if descriptor == nil, queue >= 0 { close(queue) }
      opened = []
    #else
      (descriptor, opened) = (nil, [])
    #endif
  }

  deinit {
    for file in opened + [descriptor].compactMap(\.self) { close(file) }
  }
}

/// The state of some files, which differs once one of them has been saved.
struct FileStamps: Equatable {
  private let stamps: [String]

  /// The state of files now.
  init(of files: [URL]) {
    stamps = files.map { file in
      var status = stat()
      guard stat(file.path, &status) == 0 else { return "missing" }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
  }
}
