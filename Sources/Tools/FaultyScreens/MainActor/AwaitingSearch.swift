import AppModels
import AppScreens

/// A music search of the main actor, whose steps are correct, except those that a fault replaces.
@MainActor final class AwaitingSearch: AwaitingPresenter {
  /// The steps that a fault can replace.
  @MainActor struct Steps {
    /// What happens to the request before, as a new term is requested.
    var cancel: @MainActor (Task<Void, Never>?) -> Void = { $0?.cancel() }

    /// What happens to the request as the presenter is released.
    var leave: @MainActor (Task<Void, Never>?) -> Void = { $0?.cancel() }

    /// What a task does before it makes its request.
    var prepare: @MainActor () async -> Void = {}

    /// What happens after an edit.
    var edited: @MainActor (AwaitingSearch, _ query: String) -> Void = { _, _ in }

    /// Indicates whether a response is taken although its task was cancelled.
    var takesCancelled = false

    /// Indicates whether a task keeps the view for as long as it waits.
    var keepsView = false

    /// Indicates whether every response is counted, that to a cancelled request as well.
    var countsResponses = false
  }

  private let service: any AsyncMusicService
  private let steps: Steps
  private weak var view: AwaitingView<AwaitingSearch>?
  private var term = ""
  private var pending: Task<Void, Never>?
  private var responses = 0
  var display = MusicSearchDisplay(query: "")

  init(_ service: any AsyncMusicService, _ steps: Steps) {
    (self.service, self.steps) = (service, steps)
  }

  isolated deinit { steps.leave(pending) }

  func attach(_ view: AwaitingView<AwaitingSearch>) { self.view = view }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query):
      display.$query.type(query)
      let term = SearchTerm(query: query)?.text ?? ""
      if term != self.term { change(to: term) }
      update()
      steps.edited(self, query)
    case .retry:
      if display.retry { search() }
      update()
    }
  }

  /// Updates the view.
  func update() { view?.display = display }

  private func change(to term: String) {
    self.term = term
    if term.isEmpty {
      steps.cancel(pending)
      pending = nil
      display = MusicSearchDisplay(query: display.query)
    } else {
      search()
    }
  }

  private func search() {
    steps.cancel(pending)
    display.show(searchFor: term)
    pending = Task { [weak self, service, steps, term, view = steps.keepsView ? view : nil] in
      await steps.prepare()
      do throws(MusicFailure) {
        let songs = try await service.songs(for: term)
        self?.receive(.success(songs))
      } catch {
        self?.receive(.failure(error))
      }
      withExtendedLifetime(view) {}
    }
  }

  private func receive(_ response: Result<[Song], MusicFailure>) {
    if steps.countsResponses { responses += 1 }
    guard !Task.isCancelled || steps.takesCancelled else { return }
    display.show(response, for: term)
    update()
  }
}
