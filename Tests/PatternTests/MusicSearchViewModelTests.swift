import AppModels
import MVVM
import Testing

/// A request in MVVM, read off values.
struct MusicSearchViewModelTests {
  private final class Journal {
    var entries: [String] = []
    var tokens: [ObservationToken] = []
  }

  private let service = SlowMusicService()
  private let journal = Journal()

  private func observe(_ viewModel: MusicSearchViewModel) {
    journal.tokens = [
      viewModel.$query.bind { [journal] in journal.entries.append("query \($0)") },
      viewModel.$status.bind { [journal] in journal.entries.append("status \($0)") },
      viewModel.$rows.bind { [journal] in journal.entries.append("rows \($0.map(\.song))") },
      viewModel.$canRetry.bind { [journal] in journal.entries.append("canRetry \($0)") },
    ]
    journal.entries = []
  }

  @Test
  func `one answer sets several values, always in the same order`() {
    let viewModel = MusicSearchViewModel(service: service)
    observe(viewModel)
    viewModel.edit(query: "IU")
    #expect(
      journal.entries == ["query IU", "status Searching for IU", "rows []", "canRetry false"])
    journal.entries = []
    service.answer(0, with: .failure(.networking))
    #expect(
      journal.entries == ["status Search failed: no connection", "rows []", "canRetry true"])
    journal.entries = []
    viewModel.retry()
    service.answer(1, with: .success([.titled("Celebrity")]))
    #expect(
      journal.entries == [
        "status Searching for IU", "rows []", "canRetry false",
        "status 1 song for IU", "rows [\"Celebrity\"]", "canRetry false",
      ])
  }

  @Test
  func
    `what asks nothing and is not answered sets no more than the query`()
  {
    let viewModel = MusicSearchViewModel(service: service)
    viewModel.edit(query: "BTS")
    viewModel.edit(query: "IU")
    observe(viewModel)
    viewModel.edit(query: "IU ")
    viewModel.retry()
    service.answer(0, with: .success([.titled("Dynamite")]))
    #expect(journal.entries == ["query IU "])
  }

  @Test
  func `a view model takes its answer without any view`() {
    let viewModel = MusicSearchViewModel(service: service)
    viewModel.edit(query: "IU")
    service.answer(0, with: .success([.titled("Celebrity"), .titled("Lilac")]))
    #expect(viewModel.status == "2 songs for IU")
    #expect(viewModel.rows.map(\.song) == ["Celebrity", "Lilac"])
    #expect(!viewModel.canRetry)
  }

  @Test
  func `an observer that edits the query while it is told of one has its own searched for alone`() {
    let viewModel = MusicSearchViewModel(service: service)
    let token = viewModel.$query.bind { [unowned viewModel] query in
      if query == "IU" { viewModel.edit(query: "BTS") }
    }
    viewModel.edit(query: "IU")
    #expect(viewModel.query == "BTS")
    #expect(viewModel.status == "Searching for BTS")
    #expect(service.heard == ["BTS"])
    token.cancel()
  }

  @Test
  func
    `an observer that retries when told of a failure has the values of the new request`()
  {
    let viewModel = MusicSearchViewModel(service: service)
    let token = viewModel.$status.bind { [unowned viewModel] status in
      if status.hasPrefix("Search failed") { viewModel.retry() }
    }
    viewModel.edit(query: "IU")
    service.answer(0, with: .failure(.data))
    #expect(viewModel.status == "Searching for IU")
    #expect(!viewModel.canRetry)
    token.cancel()
  }
}
