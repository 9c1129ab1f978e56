import AppModels
import AppScreens
import MVVM
import Testing

/// A request in MVVM, read from values.
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
  func
    `an edit that leaves the term, a retry that is off and a late answer set no more than the query`()
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
}
