import Foundation
import MusicServices
import TerminalHead

/// The service at an address, asked when typing pauses.
@MainActor func service(at address: URLComponents) -> DebouncedMusicService {
  DebouncedMusicService(
    ITunesMusicService(at: address, isolation: MainActor.shared),
    pause: .milliseconds(300), isolation: MainActor.shared)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var live: DebouncedMusicService?
if let index = arguments.firstIndex(where: { $0 == "--live" || $0.hasPrefix("--live=") }) {
  let argument = arguments.remove(at: index)
  let address =
    argument == "--live"
    ? ITunesQuery.address : URLComponents(string: String(argument.dropFirst("--live=".count)))
  guard let address else {
    print("usage: music-terminal [--live | --live=ADDRESS] [--pattern MVC|MVP|MVVM]")
    exit(2)
  }
  live = service(at: address)
}
await Terminal.run(["music"] + arguments, over: live)
