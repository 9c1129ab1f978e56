import Foundation
import HostSystem

/// Waits for the learner: a key, or a file that is saved.
struct Watcher {
  /// Something that happened.
  enum Event {
    /// A key was pressed.
    case key(Character)

    /// A file was saved, or is gone.
    case saved

    /// The window has another size, or the process goes on after it was stopped.
    case woken

    /// The terminal is gone, or the process is to end.
    case ended
  }

  let keyboard: Keyboard?

  /// Has signals that say that the terminal has changed end the waiting.
  func hearTerminal() {
    for number in [SIGWINCH, SIGCONT] { signal(number) { _ in } }
  }

  /// Waits until something happens.
  ///
  /// - Parameters:
  ///   - folder: The folder to watch.
  ///   - files: The files in it.
  ///   - stamps: The state of the files when they were last looked at.
  /// - Returns: What happened first.
  func event(in folder: URL, files: [URL], since stamps: FileStamps) -> Event {
    while true {
      let watch = FolderWatch(folder, files: files)
      if FileStamps(of: files) != stamps {
        // Some editors save in two steps.
        usleep(50_000)
        return .saved
      }
      var sources: [pollfd] = []
      if let descriptor = watch.descriptor {
        sources.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
      if keyboard != nil {
        sources.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
      }
      let count = poll(&sources, nfds_t(sources.count), watch.descriptor == nil ? 500 : -1)
      if Interruption.hasCome { return .ended }
      if count < 0 { return .woken }
      let input = sources.first { $0.fd == STDIN_FILENO }
      if let input, input.revents != 0 {
        return keyboard?.key().map { .key($0) } ?? .ended
      }
    }
  }
}
