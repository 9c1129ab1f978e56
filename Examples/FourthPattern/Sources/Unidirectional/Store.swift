/// Owns the state of a program: the only place where it changes, and from which it is rendered.
final class Store<App: Program> {
  private var state = App.initial
  private let runtime: App.Runtime
  private weak var view: ProgramView<App>?

  /// A store of the initial state, with the port to the program's service.
  init(port: App.Runtime.Port) {
    runtime = App.Runtime(port: port)
    runtime.start { [weak self] in self?.send($0) }
  }

  /// Updates the state by a message, has the commands carried out, and renders the state.
  func send(_ message: App.Message) {
    runtime.carryOut(App.update(&state, message))
    render()
  }

  /// Renders on a view, and from now on only on this one.
  func render(on view: ProgramView<App>) {
    self.view = view
    render()
  }

  private func render() {
    view?.show(state)
  }
}
