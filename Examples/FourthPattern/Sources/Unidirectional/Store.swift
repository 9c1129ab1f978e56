/// Holds the state of a program: the one place where it changes and is rendered from.
final class Store<App: Program> {
  private var state = App.initial
  private weak var view: ProgramView<App>?

  /// Updates the state by a message, and renders it.
  func send(_ message: App.Message) {
    App.update(&state, message)
    render()
  }

  /// Renders on this view at once, and from now on on no other.
  func render(on view: ProgramView<App>) {
    self.view = view
    render()
  }

  private func render() {
    view?.display = App.view(state)
  }
}
