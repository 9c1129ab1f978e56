import Testing

@testable import Inspection

/// Decisions on a type that need to know nothing but the type.
struct PlainFactsTests {
  private static let facts = Result { try PackageFacts(graphs: []) }

  @Test(arguments: [
    "Subject", "Publisher", "Observable", "Relay", "Driver", "Signal", "Property", "Published",
    "BindingTarget", "ControlEvent", "Infallible", "Single", "Action", "AsyncStream",
  ])
  func `a library's box that tells of changes is known by its name`(word: String) throws {
    let facts = try Self.facts.get()
    #expect(facts.tellsChanges(.known("My\(word)Value", in: "RxSwift")))
    #expect(!facts.tellsChanges(.known("My\(word.dropLast())", in: "RxSwift")))
    #expect(facts.tellsChanges(.known("My\(word)", in: "Swift")) == false)
  }

  @Test(arguments: [
    "Bond", "Combine", "OpenCombine", "Observation", "ReactiveKit", "ReactiveSwift", "RxCocoa",
    "RxRelay", "RxSwift",
  ])
  func `each library that tells of changes is known`(module: String) throws {
    let facts = try Self.facts.get()
    #expect(facts.tellsChanges(.known("Subject", in: module)))
    #expect(!facts.tellsChanges(.known("Bag", in: module)))
    #expect(Platform.has(module))
  }

  @Test func `a box of one's own tells of changes by a value and a way to be told`() throws {
    let facts = try Self.facts.get()
    let value = MemberFacts.known("wrappedValue")
    let kept = MemberFacts.known("kept", .property, [.generic, .stored])
    let callback = MemberFacts.known("onChange", .property, [.closure])
    let binding = MemberFacts.known("bind(_:)", .method, [.takesClosure])
    let projected = MemberFacts.known("projectedValue")
    let cases: [([MemberFacts], Bool)] = [
      ([value, callback], true), ([value, binding], true), ([kept, callback], true),
      ([kept, binding], true), ([value], false), ([kept], false), ([callback, binding], false),
      ([projected], true), ([.known("kept", .property, [.generic]), binding], false),
      ([.known("kept", .property, [.stored]), binding], false), ([], false),
      ([value, .known("make", .other, [.closure])], false),
    ]
    for (members, tells) in cases {
      #expect(facts.tellsChanges(.known("Box", members: members)) == tells, "\(members)")
      #expect(facts.tellsChanges(.known("Box", .struct, members: members)) == tells)
      #expect(!facts.tellsChanges(.known("Box", .protocol, members: members)))
      #expect(!facts.tellsChanges(.known("Outer.Box", members: members)))
      #expect(!facts.tellsChanges(.known("Box", in: "UIKit", members: members)))
    }
    #expect(facts.tellsChanges(.known("AsyncStream", in: "Swift", .struct)))
    #expect(!facts.tellsChanges(.known("AsyncStream", .struct)))
  }

  @Test func `a property tells of its changes by its attribute`() throws {
    let facts = try Self.facts.get()
    for (attribute, isOne) in [("Published", true), ("Observed", true), ("State", false)] {
      #expect(facts.isObserved(.known("a", attributes: [attribute])) == isOne)
      #expect(!facts.isObserved(.known("a", .method, attributes: [attribute])))
    }
    #expect(!facts.isObserved(.known("a")))
    let hidden = MemberFacts.known("a", .property, [.hidden], attributes: ["Published"])
    let shared = MemberFacts.known("b", .property, [.shared], attributes: ["Published"])
    let open = MemberFacts.known("c", .property, attributes: ["Published"])
    let type = TypeFacts.known("Box", members: [hidden, shared, open])
    #expect(facts.exposed(by: type) == [open])
    #expect(facts.hasObservables(type))
    #expect(!facts.hasObservables(.known("Box", members: [hidden, shared])))
  }

  @Test func `data is the author's own, and no box, service, helper or view`() throws {
    let facts = try Self.facts.get()
    let state = MemberFacts.known("count", .property, [.stored])
    let callback = MemberFacts.known("done", .property, [.stored, .closure])
    let generic = MemberFacts.known("value", .property, [.stored, .generic])
    let cases: [(TypeFacts, Bool)] = [
      (.known("Basket", .struct), true), (.known("Basket", .enum), true),
      (.known("Basket", .protocol), false), (.known("Basket"), false),
      (.known("Basket", members: [state]), true), (.known("Basket", members: [callback]), false),
      (.known("Basket", members: [callback, state]), true),
      (.known("Basket", members: [generic]), false),
      (.known("Basket", .struct, members: [generic]), true),
      (.known("Basket", .struct, members: [.known("wrappedValue")]), false),
      (.known("BasketViewData", .struct), false), (.known("BasketRouter", .struct), false),
      (.known("BasketStore", .struct), false), (.known("Basket", in: "UIKit", .struct), false),
      (.known("Basket", in: "AppScreens", .struct), false),
      (.known("Basket", in: "Parity", .struct), false),
      (.known("Basket", in: "Traces", .struct), false),
      (.known("Basket", in: "MVVM", .struct), false), (.known("Basket", in: "MVC", .struct), true),
      (.known("BasketStore", .struct, isExternal: true), true),
      (.known("BasketView", isExternal: true), false),
      (.known("Photo", in: "Photos", .struct, isExternal: true), false),
      (.known("Photo", in: "Photos", .struct), true),
    ]
    for (type, isData) in cases { #expect(facts.isData(type) == isData, "\(type)") }
  }

  @Test func `a servant answers later, is shared or is called so`() throws {
    let facts = try Self.facts.get()
    let later = MemberFacts.known("load(_:)", .method, [.takesClosure])
    let waiting = MemberFacts.known("load()", .method, [.asynchronous])
    let sharedLater = MemberFacts.known("load(_:)", .method, [.takesClosure, .shared])
    let made = MemberFacts.known("init(_:)", .initializer, [.takesClosure])
    let main = MemberFacts.known("main", .property, [.shared], mentions: ["Shop.Desk"])
    let other = MemberFacts.known("main", .property, [.shared], mentions: ["Shop.Other"])
    let copy = MemberFacts.known("copy", .property, mentions: ["Shop.Desk"])
    let callback = MemberFacts.known("done", .property, [.stored, .closure])
    let state = MemberFacts.known("count", .property, [.stored])
    let cases: [(String, TypeFacts.Kind, [MemberFacts], Bool)] = [
      ("Desk", .class, [later], true), ("Desk", .class, [waiting], true),
      ("Desk", .class, [sharedLater], false), ("Desk", .class, [made], false),
      ("Desk", .class, [main], true), ("Desk", .class, [other], false),
      ("Desk", .class, [copy], false), ("Desk", .struct, [main], false),
      ("Desk", .struct, [later], false), ("Desk", .enum, [later], false),
      ("Desk", .class, [later, callback], false), ("Desk", .class, [later, callback, state], true),
      ("Desk", .class, [], false), ("DeskStore", .class, [], true),
      ("DeskStore", .struct, [], true),
      ("DeskStore", .enum, [], false), ("DeskStore", .protocol, [], false),
      ("DeskRouter", .class, [], true), ("DeskState", .class, [later], false),
      ("Desk", .class, [later, .known("projectedValue")], false),
    ]
    for (name, kind, members, isOne) in cases {
      #expect(
        facts.isServant(.known(name, kind, members: members)) == isOne, "\(name) \(kind) \(members)"
      )
    }
  }

  @Test(arguments: [
    (TypeFacts.known("UILabel", in: "UIKit"), true, false),
    (.known("UIImage", in: "UIKit"), false, false),
    (.known("UIViewController", in: "UIKit"), true, true),
    (.known("UIViewController", in: "UIKit", .struct), true, false),
    (.known("BasketLabel"), false, false), (.known("BasketViewController"), false, false),
    (.known("FancyLabel", in: "Fancy", isExternal: true), true, false),
    (.known("FancyLabel", in: "Fancy", .struct, isExternal: true), false, false),
    (.known("FancyViewController", in: "Fancy", isExternal: true), true, true),
    (.known("FancyViewController", in: "Foundation", isExternal: true), false, false),
    (.known("Fancy", in: "Fancy", isExternal: true), false, false),
  ])
  func `a view is a widget, or a library's class that is called one`(
    type: TypeFacts, isView: Bool, isController: Bool
  ) throws {
    #expect(try Self.facts.get().isView(type) == isView)
    #expect(try Self.facts.get().isViewController(type) == isController)
  }
}
