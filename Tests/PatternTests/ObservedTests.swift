import AppModels
import MVVM
import Testing

struct ObservedTests {
  private final class Source {
    @Observed var value = 1
  }

  private final class Journal {
    var entries: [String] = []
    var tokens: [CancellationToken] = []
  }

  private let source = Source()
  private let journal = Journal()

  /// Binds an observer that notes what it receives.
  private func bind(_ name: String) -> CancellationToken {
    source.$value.bind { [journal] in journal.entries.append("\(name)\($0)") }
  }

  @Test
  func `an observer gets the current value on binding, and every later one at once`() {
    let token = bind("a")
    #expect(journal.entries == ["a1"])
    source.value = 2
    source.value = 2
    #expect(journal.entries == ["a1", "a2", "a2"])
    withExtendedLifetime(token) {}
  }

  @Test
  func `observers receive a value in the order in which they were bound`() {
    journal.tokens = [bind("a"), bind("b"), bind("c")]
    journal.entries = []
    source.value = 2
    #expect(journal.entries == ["a2", "b2", "c2"])
  }

  @Test
  func `a binding ends when its token is released`() {
    journal.tokens = [bind("a"), bind("b")]
    journal.tokens.removeFirst()
    source.value = 2
    #expect(journal.entries == ["a1", "b1", "b2"])
  }

  @Test
  func `what a binding captured is released with its token`() {
    weak var captured: Journal?
    var token: CancellationToken?
    do {
      let other = Journal()
      captured = other
      token = source.$value.bind { other.entries.append("\($0)") }
    }
    #expect(captured != nil)
    token = nil
    #expect(token == nil && captured == nil)
  }

  @Test
  func `a token may outlive the value, and does not keep it alive`() {
    final class Owner<Value> {
      @Observed var value: Value
      init(_ value: Value) { self.value = value }
    }
    weak var value: Journal?
    let token: CancellationToken
    do {
      let owner = Owner(Journal())
      value = owner.value
      token = owner.$value.bind { _ in }
    }
    withExtendedLifetime(token) { #expect(value == nil) }
  }
}
