import AppScreens
import Foundation
import Testing

@testable import Traces

/// What the name of a type tells of an object behind a view.
struct TypeNameTests {
  private struct Local {}
  private struct Boxed<Value> { var value: Value? }
  private final class PlainView {}

  @Test func `a name is without its module, and in functions without private contexts`() {
    let local = TypeName.of(Local.self)
    #expect(local.name == "Local")
    #expect(local.module == "TracesTests")
    #expect(local.nameInFunctions == "TypeNameTests.Local")
    #expect(TypeName.of(Boxed<Int>.self).name == "Boxed<Int>")
    #expect(TypeName.of(Boxed<Int>.self).nameInFunctions == "TypeNameTests.Boxed")
  }

  @Test func `types of the system are known by their modules`() {
    #expect(TypeName.of(Int.self).isSystem)
    #expect(TypeName.of(Int.self).isStandard)
    #expect(TypeName.of(Data.self).isSystem)
    #expect(!TypeName.of(Data.self).isStandard)
    #expect(!TypeName.of(Local.self).isSystem)
    #expect(!TypeName.of(NestedView.self).isSystem)
  }

  @Test func `views, what is made for views, and functions are told apart`() {
    #expect(TypeName.of(NestedView.self).isView)
    #expect(TypeName.of(NestedView.self).isForViews)
    #expect(!TypeName.of(PlainView.self).isView)
    #expect(!TypeName.of(PlainView.self).isForViews)
    #expect(TypeName.of(Boxed<NestedView>.self).isForViews)
    #expect(TypeName.of(Boxed<NestedView>.self).isGenericOverView)
    #expect(!TypeName.of(Boxed<Int>.self).isGenericOverView)
    #expect(TypeName.of(ViewRecording.self).isForViews)
    #expect(TypeName.of((() -> Void).self).isFunction)
    #expect(!TypeName.of(Local.self).isFunction)
    #expect(TypeName.of(HeadlessMusicService.self).isOfWorld)
    #expect(!TypeName.of(Local.self).isOfWorld)
  }
}
