import MVVM
import Testing

/// What a view must do once, in MVVM: as an event, and as a value that the view confirms.
struct EventTests {
  private struct Toast: Equatable {
    let id: Int
    let text: String
  }

  private final class SongViewModel {
    let (events, send) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(0))
    @Observed private(set) var toast: Toast?
    private var count = 0

    func save() {
      send.yield("Saved")
      count += 1
      toast = Toast(id: count, text: "Saved")
    }

    /// The view has shown a toast.
    func didShow(_ shown: Toast) {
      if toast == shown { toast = nil }
    }
  }

  @Test
  func `an event that no view waits for is lost`() async {
    let viewModel = SongViewModel()
    viewModel.save()
    viewModel.send.finish()
    var events = viewModel.events.makeAsyncIterator()
    #expect(await events.next() == nil)
  }

  @Test
  func `a toast waits for a view, and is shown once`() {
    let viewModel = SongViewModel()
    viewModel.save()
    var shown: [String] = []
    for _ in 1...2 {
      let binding = viewModel.$toast.bind { toast in
        guard let toast else { return }
        shown.append(toast.text)
        viewModel.didShow(toast)
      }
      withExtendedLifetime(binding) {}
    }
    #expect(shown == ["Saved"])
  }
}
