import Foundation
import MusicServices
import TerminalHead

/// The service at an address, asked when typing pauses.
@MainActor func service(at address: URLComponents) -> DebouncedMusicService {
  DebouncedMusicService(
    ITunesMusicService(at: address, isolation: MainActor.shared),
    pause: .milliseconds(300), isolation: MainActor.shared)
}

let usage = """
  music-terminal [--live | --live=ADDRESS] [--pattern MVC|MVP|MVVM]

  The music search on a terminal. With --live, Apple's service answers, or one at an ADDRESS that
  answers as Apple's does; without, a key lets a headless service answer.

  For example: music-terminal --live --pattern MVP

  """
var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("-h") || arguments.contains("--help") {
  print(usage, terminator: "")
  exit(fflush(nil) == 0 ? 0 : 2)
}
var live: DebouncedMusicService?
if let index = arguments.firstIndex(where: { $0 == "--live" || $0.hasPrefix("--live=") }) {
  let argument = arguments.remove(at: index)
  let address =
    argument == "--live"
    ? ITunesQuery.address : ITunesQuery.address(String(argument.dropFirst("--live=".count)))
  guard let address else {
    let message =
      "music-terminal: --live=ADDRESS is one such as --live=http://localhost:8080/search\n"
    FileHandle.standardError.write(Data("\(message)Try: music-terminal --help\n".utf8))
    exit(2)
  }
  live = service(at: address)
}
await Terminal.run(["music"] + arguments, as: "music-terminal", over: live)
