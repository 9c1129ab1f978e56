import AppModels
import Testing

@testable import TriptychTraces

/// The state that is found behind a view, whatever its code looks like.
struct SnapshotTests {
  @Test
  func `state is found behind wrappers, optionals and superclasses, and closures are left out`() {
    let snapshot = Snapshot(behind: Holder(Middle()))
    #expect(snapshot.mediators.map(\.member.name) == ["middle"])
    let leaves = snapshot.values.filter { !$0.value.isComposed }
    #expect(
      leaves.map { "\($0.place.path): \($0.value.text)" } == [
        "count: 1", #"wrapped: "w""#, "state.calculator.entry: .nothing",
        "state.isRejected: false", #"next.name: "next""#,
      ])
  }

  @Test
  func `a struct of another module is a model, and one of the mediator's own is not`() {
    let snapshot = Snapshot(behind: Holder(Middle()))
    #expect(snapshot.models.map(\.name) == ["state.calculator", "next"])
    let own = snapshot.values.filter { $0.place.model == nil }.map(\.place.path)
    #expect(own.contains("state.isRejected"))
    #expect(!own.contains("state.calculator.entry"))
  }

  @Test
  func `the mediator's own struct is the model, if nothing else is`() {
    let snapshot = Snapshot(behind: Holder(SelfContained()))
    #expect(snapshot.models.map(\.name) == ["counter"])
  }

  @Test
  func `a copy of what a model object holds is the mediator's own state, and no second model`() {
    let snapshot = Snapshot(behind: Holder(Copying()))
    #expect(snapshot.models.map(\.name) == ["shop", "shop.shelf"])
    let own = snapshot.values.filter { $0.place.model == nil }.map(\.place.path)
    #expect(own.contains("calculator.entry"))
  }

  @Test
  func `a closure is shown as Swift writes one, and a missing one as nil`() {
    let act: (() -> Void)? = {}
    #expect(String(swift: act) == "{ … }")
    #expect(String(swift: Middle().act) == "{ … }")
    #expect(String(swift: (() -> Void)?.none) == "nil")
  }

  @Test func `a task is shown by its type, since nothing of it can be read`() {
    #expect(String(swift: Task {}) == "Task<(), Never>")
  }

  @Test(arguments: [
    (nil, Item(name: "a"), [#"item: nil → Item(name: "a")"#]),
    (Item(name: "a"), nil, [#"item: Item(name: "a") → nil"#]),
    (Item(name: "a"), Item(name: "b"), [#"item.name: "a" → "b""#]),
    (nil, nil, []),
  ])
  func `what comes and goes is told as a whole`(before: Item?, after: Item?, changes: [String]) {
    let optioned = Optioned()
    optioned.item = before
    let earlier = Snapshot(behind: Holder(optioned))
    optioned.item = after
    let found = Snapshot(behind: Holder(optioned)).changes(since: earlier)
    #expect(found.map { "\($0.place.path): \($0.before) → \($0.after)" } == changes)
  }
}
