import AppModels
import AppScreens
import ObservableModels

/// Owns the model, and turns streams of gestures into streams of what to show; it does not know any view.
final class MusicSearchViewModel: ModelObserver {
  /// The gestures of a view.
  struct Input {
    let query: Stream<String>
    let retry: Stream<Void>
  }

  /// What a view shows.
  struct Output {
    let query: Stream<String>
    let status: Stream<String>
    let rows: Stream<[MusicSearchRow]>
    let canRetry: Stream<Bool>
  }

  private let model: MusicSearchModel
  private let search: Subject<MusicSearch>
  private var subscriptions: [CancellationToken] = []

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    search = Subject(startingWith: model.search)
    model.add(self)
  }

  /// Accepts the gestures of a view, and returns what it shows, beginning with what was shown last.
  func transform(input: Input) -> Output {
    subscriptions += [
      input.query.subscribe { [model] in model.edit(query: $0) },
      input.retry.subscribe { [model] in model.retry() },
    ]
    return Output(
      query: search.stream.map(\.query),
      status: search.stream.map(MusicSearchText.status),
      rows: search.stream.map { MusicSearchText.rows(of: $0.songs) },
      canRetry: search.stream.map(\.canRetry))
  }

  func modelDidChange() {
    search.send(model.search)
  }
}
