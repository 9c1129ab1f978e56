import AppModels
import Foundation
import MVP
import MusicServices

let request = SearchRequest(Array(CommandLine.arguments.dropFirst()))
let view = PrintedMusicSearchView()
await withCheckedContinuation { continuation in
  let service = AnnouncingMusicService(
    ITunesMusicService(at: request.address, isolation: MainActor.shared), then: continuation.resume)
  view.search(for: request.term, by: MusicSearchPresenter(service: service))
}
SearchRequest.write("\(view.text)\n")
exit(view.canRetry ? 1 : 0)
