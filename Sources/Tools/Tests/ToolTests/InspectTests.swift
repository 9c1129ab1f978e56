import Foundation
import Testing
import TriptychTestSupport

struct InspectTests {
  /// A package as another author might write it, whose presenter holds its view strongly.
  ///
  /// An index of the standard library would take longer to make than all the rest.
  private static let leak = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(
          name: "Shop", swiftSettings: [.unsafeFlags(["-index-ignore-system-modules"])])
      ])
    """,
    "Sources/Shop/Basket.swift": """
    struct Basket { private(set) var items: [String] = [] }
    protocol BasketView: AnyObject { func show(count: Int) }
    final class BasketPresenter {
      private var view: (any BasketView)?
      private var basket = Basket()
      init(view: any BasketView) { self.view = view }
      func add() { view?.show(count: basket.items.count) }
    }
    final class Console: BasketView {
      private lazy var presenter = BasketPresenter(view: self)
      func show(count: Int) {}
      func add() { presenter.add() }
    }
    """,
  ]

  /// It is the only one that is built, which takes seconds.
  @Test(.onThreadOfItsOwn)
  func `another author's package is built, and reported by file and line what it breaks`() throws {
    try withFolder(Self.leak) { folder in
      let done = TestedProgram.inspect.run(folder, "--all")
      #expect(done.status == 1)
      #expect(done.output.contains("  Shop.BasketPresenter is MVP, Passive View, with 1 fault:\n"))
      #expect(done.output.contains("    A13 BasketPresenter holds var view: (any BasketView)?\n"))
      #expect(done.output.contains("(Sources/Shop/Basket.swift:4)\n"))
      for part in ["Who knows whom", "Facts", "Verdicts"] {
        #expect(done.output.contains("\(part)\n"))
      }
      #expect(done.output.split(separator: "\n").filter { $0.count > 80 } == [])
    }
  }

  @Test func `a rule is explained with what it is, and its source`() {
    let rule = TestedProgram.inspect.run("--explain", "A13")
    #expect(rule.output.hasPrefix("A13    The presenter keeps a weak reference to a view that"))
    #expect(rule.output.contains("Convention; error. Applies to MVP."))
    let all = TestedProgram.inspect.run("--explain", "all").output
    for number in ["A1 ", "A13", "A24"] { #expect(all.contains("\(number) ")) }
    #expect((rule.output + all).split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test func `an Xcode project without a package is refused with a way out`() throws {
    try withFolder(["App.xcodeproj/project.pbxproj": ""]) { folder in
      let transcript = TestedProgram.inspect.run(folder)
      #expect(transcript.message.contains("no Package.swift in it; inspect needs a Swift package"))
      #expect(transcript.status == 2)
    }
  }

  @Test(arguments: [
    (["/no/such"], #"cannot inspect "/no/such": No such file or directory"#),
    (["/dev/null"], #"cannot inspect "/dev/null": Not a directory"#),
    (["/"], #"cannot inspect "/": there is no Package.swift in it"#),
    (["a", "b"], #"unexpected argument "b""#),
    (["--explain", "A18"], "A18 and A19 belong to triptych verify"),
    (["--explain", "A1", "."], "--explain works only alone"),
    (["--format", "dot"], "--format takes text, json or svg"),
  ])
  func `what cannot be done is refused`(words: [String], message: String) {
    let transcript = TestedProgram.inspect.run(words)
    #expect(transcript.message.contains(message), "\(transcript.messages)")
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
  }
}
