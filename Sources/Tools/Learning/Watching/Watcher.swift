import Foundation
import TriptychTerminal
import TriptychToolSupport

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

    /// The terminal is gone, its input has ended, or the process is to end.
    case ended
  }

  let keyboard: Keyboard

  /// The descriptor from which keys come.
  var input: Int32 = STDIN_FILENO

  /// Has signals that say that the terminal has changed end the waiting.
  func hearTerminal() {
    for number in [SIGWINCH, SIGCONT] { signal(number) { _ in } }
  }

  /// Waits until something happens; files are looked at ten times a second.
  ///
  /// - Parameters:
  ///   - files: The files to watch, which may become more.
  ///   - stamps: Their state when they were last looked at.
  /// - Returns: What happened first.
  func event(in files: () -> [URL], since stamps: FileStamps) -> Event {
    while true {
      if let key = keyboard.keyTypedAhead() { return .key(key) }
      if FileStamps(of: files()) != stamps {
        waitUntilWritten(files)
        return .saved
      }
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, 100)
      if Interruption.hasCome { return .ended }
      if count < 0 { return .woken }
      if count > 0 {
        return keyboard.key().map { .key($0) } ?? .ended
      }
    }
  }

  /// Waits until files that are being saved are as they will be, for half a second at most: some editors save in two
  /// steps, and a file that is copied is empty at first.
  private func waitUntilWritten(_ files: () -> [URL]) {
    for _ in 0..<10 {
      let stamps = FileStamps(of: files())
      usleep(50_000)
      if !stamps.hasEmptyFile, FileStamps(of: files()) == stamps { return }
    }
  }
}
