import AppModels
import Testing

@testable import MainActorMVVM

struct MusicSearchViewModelTests {
  private let service = MusicServiceStub()

  @Test func `a response shows the songs`() async {
    let viewModel = MusicSearchViewModel(service: service)
    viewModel.edit(query: "IU")
    #expect(viewModel.status == "Searching for IU")
    await service.respond(to: "IU", with: "Lilac")
    await viewModel.pending?.value
    #expect(viewModel.status == "1 song for IU")
  }

  @Test func `a stale response does not overwrite a newer one`() async {
    let viewModel = MusicSearchViewModel(service: service)
    viewModel.edit(query: "IU")
    let stale = viewModel.pending
    viewModel.edit(query: "BTS")
    let newer = viewModel.pending
    await service.respond(to: "BTS", with: "Dynamite")
    await newer?.value
    await service.respond(to: "IU", with: "Lilac")
    await stale?.value
    #expect(viewModel.rows.map(\.song) == ["Dynamite"])
  }

  @Test func `a view model that is released cancels its task`() async {
    var viewModel: MusicSearchViewModel? = MusicSearchViewModel(service: service)
    viewModel?.edit(query: "IU")
    let task = viewModel?.pending
    viewModel = nil
    #expect(task?.isCancelled == true)
    await service.respond(to: "IU", with: "Lilac")
    await task?.value
  }
}
