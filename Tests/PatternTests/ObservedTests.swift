import MVVM
import Testing

struct ObservedTests {
  private final class Source {
    @Observed var value = 1
  }

  private final class Journal {
    var entries: [String] = []
    var tokens: [ObservationToken] = []
  }

  private let source = Source()
  private let journal = Journal()

  /// Sets a value for the observer of a token.
  private func withoutEcho(_ index: Int, _ set: () -> Void) {
    source.$value.withoutEcho(to: [journal.tokens[index]], set)
  }

  /// Binds an observer that notes what it receives, and then does something about it.
  private func bind(_ name: String, _ react: @escaping (Int) -> Void = { _ in }) -> ObservationToken
  {
    source.$value.bind { [journal] value in
      journal.entries.append("\(name)\(value)")
      react(value)
    }
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
    var token: ObservationToken?
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
  func `an observer that is unbound while others receive a value does not receive it`() {
    journal.tokens = [
      bind("a") { [journal] value in if value == 2 { journal.tokens.remove(at: 1) } },
      bind("b"), bind("c"),
    ]
    journal.entries = []
    source.value = 2
    source.value = 3
    #expect(journal.entries == ["a2", "c2", "a3", "c3"])
  }

  @Test
  func `an observer may release its own token while it receives a value`() {
    journal.tokens = [
      bind("a") { [journal] value in if value == 2 { journal.tokens.removeFirst() } }, bind("b"),
    ]
    journal.entries = []
    source.value = 2
    source.value = 3
    #expect(journal.entries == ["a2", "b2", "b3"])
  }

  @Test
  func `an observer that is bound while others receive a value receives it once`() {
    journal.tokens = [bind("a") { value in if value == 2 { journal.tokens.append(bind("b")) } }]
    source.value = 2
    #expect(journal.entries == ["a1", "a2", "b2"])
    source.value = 3
    #expect(journal.entries == ["a1", "a2", "b2", "a3", "b3"])
  }

  @Test
  func `if an observer sets the value again, those after it receive only the newer value`() {
    journal.tokens = [
      bind("a"), bind("b") { [source] value in if value == 2 { source.value = 3 } }, bind("c"),
    ]
    journal.entries = []
    source.value = 2
    #expect(journal.entries == ["a2", "b2", "a3", "b3", "c3"])
    #expect(source.value == 3)
  }

  @Test
  func `an observer may set the value that it receives on binding`() {
    journal.tokens = [bind("a")]
    journal.tokens.append(bind("b") { [source] value in if value == 1 { source.value = 2 } })
    #expect(journal.entries == ["a1", "b1", "a2", "b2"])
  }

  @Test
  func `an observer that sets the value without echo does not receive it, and the others do`() {
    journal.tokens = [bind("a"), bind("b"), bind("c")]
    journal.entries = []
    withoutEcho(1) { source.value = 2 }
    #expect(journal.entries == ["a2", "c2"])
    source.value = 3
    #expect(journal.entries == ["a2", "c2", "a3", "b3", "c3"])
  }

  @Test
  func `an observer that sets nothing without echo receives the next value`() {
    journal.tokens = [bind("a")]
    journal.entries = []
    withoutEcho(0) {}
    source.value = 2
    #expect(journal.entries == ["a2"])
  }

  @Test
  func `an observer that sets the value without echo receives what replaces it meanwhile`() {
    final class Doubling {
      @Observed var value = 1 { didSet { if value % 2 == 1 { value *= 2 } } }
    }
    let doubling = Doubling()
    journal.tokens = ["a", "b"].map { name in
      doubling.$value.bind { [journal] in journal.entries.append("\(name)\($0)") }
    }
    journal.entries = []
    doubling.$value.withoutEcho(to: [journal.tokens[0]]) { doubling.value = 3 }
    #expect(journal.entries == ["b3", "a6", "b6"])
    doubling.$value.withoutEcho(to: [journal.tokens[0]]) { doubling.value = 4 }
    #expect(journal.entries == ["b3", "a6", "b6", "b4"])
  }

  @Test
  func `an observer that sets the value without echo receives what another makes of it, once`() {
    journal.tokens = [
      bind("a"), bind("b") { [source] value in if value == 2 { source.value = 3 } }, bind("c"),
    ]
    journal.entries = []
    withoutEcho(2) { source.value = 2 }
    #expect(journal.entries == ["a2", "b2", "a3", "b3", "c3"])
  }

  @Test
  func `an observer that sets the value without echo before its turn skips the older one too`() {
    journal.tokens = [
      bind("a") { [source] value in if value == 2 { withoutEcho(1) { source.value = 3 } } },
      bind("b"), bind("c"),
    ]
    journal.entries = []
    source.value = 2
    #expect(journal.entries == ["a2", "a3", "c3"])
  }

  @Test
  func `without a token, the value is set and everybody receives it`() {
    journal.tokens = [bind("a")]
    journal.entries = []
    source.$value.withoutEcho(to: []) { source.value = 2 }
    #expect(journal.entries == ["a2"])
  }

  @Test
  func `the tokens of other values make no difference`() {
    let other = Source()
    journal.tokens = [
      bind("a"), other.$value.bind { [journal] in journal.entries.append("o\($0)") },
    ]
    journal.entries = []
    source.$value.withoutEcho(to: [journal.tokens[1]]) {
      other.value = 5
      source.value = 2
    }
    #expect(journal.entries == ["o5", "a2"])
  }

  @Test
  func `a token may outlive the value, and does not keep it alive`() {
    final class Owner<Value> {
      @Observed var value: Value
      init(_ value: Value) { self.value = value }
    }
    weak var value: Journal?
    let token: ObservationToken
    do {
      let owner = Owner(Journal())
      value = owner.value
      token = owner.$value.bind { _ in }
    }
    withExtendedLifetime(token) { #expect(value == nil) }
  }
}
