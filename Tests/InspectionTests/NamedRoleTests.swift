import Testing

@testable import Inspection

/// What a type is by its name, where nothing else says it.
struct NamedRoleTests {
  @Test(arguments: [
    ("BasketViewModel", Triad.Pattern.mvvm), ("BasketVM", .mvvm), ("BasketViewModelImpl", .mvvm),
    ("BasketViewModelFactory", .mvvm), ("BasketPresenter", .mvp), ("BasketPresenterProtocol", .mvp),
    ("BasketController", .mvc), ("BasketVC", .mvc),
    ("BasketControllerImplementation", .mvc), ("Basket.Presenter", .mvp),
    ("PresenterBasket.Row", nil), ("Basket", nil), ("BasketPresenterInterface", .mvp),
    ("BasketPresenterType", .mvp),
  ])
  func `a mediator is named for its pattern, whatever its protocol adds`(
    name: String, pattern: Triad.Pattern?
  ) {
    #expect(role(name).pattern == pattern)
  }

  @Test(arguments: [
    ("BasketRouter", true), ("BasketRouterImpl", true), ("MockBasket", true), ("BasketMock", true),
    ("FakeBasket", true), ("BasketStub", true), ("RouterBasket", false), ("Basket", false),
    ("BasketFactoryProtocol", true), ("UnmockedBasket", false),
  ])
  func `a helper is no part of a pattern`(name: String, isHelper: Bool) {
    #expect(role(name).isHelper == isHelper)
  }

  @Test(arguments: [
    ("BasketService", true), ("BasketServiceProtocol", true), ("BasketStore", true),
    ("ServiceBasket", false), ("StoreRow", false),
  ])
  func `a service is one by its end`(name: String, isService: Bool) {
    #expect(role(name).isService == isService)
  }

  @Test(arguments: [
    ("BasketView", true, false), ("BasketViewInput", true, false),
    ("BasketDisplaying", true, false),
    ("BasketViewDelegate", true, true), ("BasketOutput", false, true),
    ("BasketListenerProtocol", false, true), ("BasketViewing", false, false),
  ])
  func `protocols of views and of listeners are told by their ends`(
    name: String, isViewProtocol: Bool, isListener: Bool
  ) {
    #expect(role(name).isViewProtocol == isViewProtocol)
    #expect(role(name).isListener == isListener)
  }

  @Test(arguments: [
    ("BasketViewData", true), ("BasketViewState", true), ("BasketData", false),
    ("ViewDataBasket", false),
  ])
  func `what is made for a view is named so`(name: String, isForView: Bool) {
    #expect(role(name).isForView == isForView)
  }

  @Test(arguments: [
    ("s:10AppScreens6ScreenP", nil, "protocol AppScreens.Screen"),
    ("s:5Other5ThingV", nil, "struct Other.Thing"), ("s:5Other5ThingC", nil, "class Other.Thing"),
    ("s:5Other5ThingO", nil, "enum Other.Thing"),
    ("s:5Other5ThingV", "Other.Renamed", "struct Other.Renamed"),
    ("c:objc(cs)UIView", nil, "class UIKit.UIView"),
    ("c:objc(pl)UITableViewDelegate", nil, "protocol UIKit.UITableViewDelegate"),
    ("c:@M@Shop@objc(cs)Basket", nil, "class Shop.Basket"),
    ("c:objc(cs)Basket", "Shop.Basket", "class Shop.Basket"),
    ("c:objc(cs)NSObject", "NSObject", "class Foundation.NSObject"),
  ])
  func `a type that is declared elsewhere is known by its identifier`(
    id: String, spelled: String?, known: String
  ) throws {
    let type = try #require(TypeFacts(declaredElsewhere: id, spelled: spelled))
    #expect("\(type.kind.rawValue) \(type.qualifiedName)" == known)
    #expect(type.isExternal)
    #expect(type.isPublic)
    #expect(type.id == id)
  }

  @Test(arguments: [
    "s:5Other5Thinga", "s:V", "s:0V", "s:9ShortV", "s:5OtherV", "c:@S@Point", "c:objc(cs",
    "x:5OtherV",
    "s:5Other0V", "s:5Other9ShortV", "x:objc(cs)Basket", "objc(cs)Basketc:", "c:Basket)", "",
  ])
  func `an identifier of anything else is no type's`(id: String) {
    #expect(TypeFacts(declaredElsewhere: id, spelled: nil) == nil)
  }

  @Test func `weights and relations have an order`() {
    #expect(Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
    let relations: [KnowledgeGraph.Relation] = [.names, .isA, .holdsWeakly, .holds]
    #expect(relations.sorted() == [.holds, .holdsWeakly, .isA, .names])
  }

  private func role(_ name: String) -> NamedRole {
    NamedRole(
      TypeFacts(
        id: name, module: "Shop", name: name, kind: .class, isPublic: false, place: nil,
        members: [], conformances: [], isExternal: false))
  }
}
