import AppModels
import AppScreens
import MVVM
import Testing

/// The view model alone, with a spy in place of the service: the test reads the values.
struct MusicSearchViewModelTests {
  private let service = MusicServiceSpy()
  private let teardown = Teardown()

  @Test
  func `an edit changes the status while the view model searches, and the response the songs`() {
    let viewModel = makeViewModel()
    #expect(viewModel.query == "")
    #expect(viewModel.status == "Search for music")
    viewModel.edit(query: " IU ")
    #expect(service.received == [.search("IU")])
    #expect(viewModel.query == " IU ")
    #expect(viewModel.status == "Searching for IU")
    service.answer(0, with: .success([.titled("Celebrity"), .titled("Lilac")]))
    #expect(viewModel.status == "2 songs for IU")
    #expect(viewModel.rows.map(\.song) == ["Celebrity", "Lilac"])
  }

  @Test
  func `after a failure there is its reason and a retry, until the view model searches again`() {
    let viewModel = makeViewModel()
    viewModel.edit(query: "IU")
    service.answer(0, with: .failure(.networking))
    #expect(viewModel.status == "Search failed: no connection")
    #expect(viewModel.canRetry)
    viewModel.retry()
    #expect(service.received == [.search("IU"), .search("IU")])
    #expect(!viewModel.canRetry)
  }

  @Test
  func `a late response publishes nothing`() {
    let viewModel = makeViewModel()
    viewModel.edit(query: "IU")
    viewModel.edit(query: "BTS")
    var published: [String] = []
    let binding = viewModel.$status.bind { published.append($0) }
    withExtendedLifetime(binding) { service.answer(0, with: .success([.titled("Celebrity")])) }
    #expect(published == ["Searching for BTS"])
    #expect(viewModel.rows.isEmpty)
  }

  private func makeViewModel() -> MusicSearchViewModel {
    let viewModel = MusicSearchViewModel(service: service)
    teardown.expectRelease(of: viewModel)
    return viewModel
  }
}
