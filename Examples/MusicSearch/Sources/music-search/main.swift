import AppModels
import Foundation
import MVP
import MusicServices

guard let term = CommandLine.arguments.dropFirst().first, SearchTerm(query: term) != nil,
  let address = CommandLine.arguments.count < 3
    ? ITunesQuery.address : URLComponents(string: CommandLine.arguments[2])
else {
  print("usage: music-search TERM [ADDRESS]")
  exit(2)
}
let view = PrintedMusicSearchView()
await withCheckedContinuation { continuation in
  let service = AnnouncingMusicService(
    ITunesMusicService(at: address, isolation: MainActor.shared), then: continuation.resume)
  view.search(for: term, by: MusicSearchPresenter(service: service))
}
print(view.text)
exit(view.canRetry ? 1 : 0)
