import Testing

@testable import Inspection

/// Every word by which a name tells a role.
struct NameTableTests {
  @Test func `whatever shows the way, builds or stands in for another is a helper`() {
    let endings = """
      Router Routing Coordinator Wireframe WireFrame Navigator Builder Configurator Assembly \
      Assembler Factory Container AppDelegate SceneDelegate DataSource Adapter Animator Layout \
      Transition Interactor Worker Debouncer Throttler Validator Formatter Parser Mapper Converter \
      Scheduler Monitor Injector Resolver Module Flow Spy Theme Style Mock Fake Stub Dummy
      """
    for word in endings.split(separator: " ") {
      #expect(role("Basket\(word)").isHelper, "\(word)")
      #expect(!role("Basket\(word)s").isHelper, "\(word)")
    }
    for word in ["Mock", "Fake", "Stub", "Dummy"] { #expect(role("\(word)Basket").isHelper) }
  }

  @Test func `whatever asks the world is a service`() {
    let endings = """
      Service Services Manager Client API Api Repository Provider Loader Fetcher Cache Gateway \
      UseCase Usecase Store Database Storage Network Networking Persistence Session Downloader \
      Requester Helper Logger Tracker Analytics Defaults Reachability Keychain
      """
    for word in endings.split(separator: " ") {
      #expect(role("Basket\(word)").isService, "\(word)")
      #expect(!role("Basket\(word)Row").isService, "\(word)")
    }
  }

  @Test func `whatever is made for a view, is a view's protocol or listens is told by its end`() {
    let data = """
      ViewModel ViewData ViewState DisplayModel DisplayData CellModel ViewItem Presentation \
      PresentationModel ViewEntity Display CellData UIModel UIState Props RowModel
      """
    for word in data.split(separator: " ") {
      #expect(role("Basket\(word)").isForView, "\(word)")
      #expect(!role("Basket\(word)Row").isForView, "\(word)")
    }
    let views = """
      View ViewController ViewInput ViewContract ViewBehavior DisplayLogic ViewDelegate Displaying \
      ViewControllerInput ViewProtocols
      """
    for word in views.split(separator: " ") {
      #expect(role("Basket\(word)").isViewProtocol, "\(word)")
      #expect(!role("Basket\(word)Row").isViewProtocol, "\(word)")
    }
    for word in ["Delegate", "Output", "Listener", "Observer", "Handler"] {
      #expect(role("Basket\(word)").isListener, "\(word)")
      #expect(!role("\(word)Basket").isListener, "\(word)")
    }
  }

  @Test(arguments: ["Implementation", "Impl", "Protocol", "Interface", "Type", "Imp"])
  func `what a name adds to say that it is one of several is passed over`(suffix: String) {
    #expect(role("BasketRouter\(suffix)").isHelper)
    #expect(role("BasketVM\(suffix)").pattern == .mvvm)
    #expect(role("BasketPresenter\(suffix)").pattern == .mvp)
    #expect(role("BasketVC\(suffix)").pattern == .mvc)
    #expect(!role("Basket\(suffix)Row").isHelper)
  }

  @Test(arguments: ["Model", "State", "Settings", "Data", "Info"])
  func `an app's own state is told by its end`(word: String) {
    #expect(NamedRole.isDomain(.known("Basket\(word)")))
    #expect(!NamedRole.isDomain(.known("\(word)Basket")))
  }

  private func role(_ name: String) -> NamedRole { NamedRole(.known(name)) }
}
