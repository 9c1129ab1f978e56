/// Holds the state of a program: the one place where it changes, and from which it is rendered.
final class Store<App: Program> {
  private var state = App.initial
  private weak var view: ProgramView<App>?

  /// Takes a message, and renders what is known then.
  func send(_ message: App.Message) {
    App.update(&state, message)
    render()
  }

  /// Renders on this view alone from now on, and at once.
  func render(on view: ProgramView<App>) {
    self.view = view
    render()
  }

  private func render() {
    view?.display = App.view(state)
  }
}
