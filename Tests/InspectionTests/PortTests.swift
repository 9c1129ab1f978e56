import AppScreens
import Testing

@testable import Inspection

/// Ports are found by their protocols, and drawn beside the models.
struct PortTests {
  @Test(arguments: ["Controller", "Presenter", "ViewModel"])
  func `what a mediator asks is its port, with what it gets from that`(suffix: String) throws {
    let search = try House.triad("MusicSearch\(suffix)").triad
    #expect(search.ports.map(\.name) == ["MusicRequest", "MusicService"])
    let form = try House.triad("AddressForm\(suffix)").triad
    #expect(form.ports.map(\.name) == ["AddressObservation", "AddressStore"])
    #expect(try House.triad("Calculator\(suffix)").triad.ports == [])
  }

  @Test(arguments: ["Controller", "Presenter", "ViewModel"])
  func `a port is no model, and what it tells of is one`(suffix: String) throws {
    let models = try House.triad("MusicSearch\(suffix)").triad.models.map(\.name)
    #expect(models.contains("Song"))
    #expect(!models.contains("MusicService"))
    #expect(!models.contains("HeadlessMusicService"))
  }

  @Test(arguments: ["Controller", "Presenter", "ViewModel"])
  func `only a port that is asked has to come through an init`(suffix: String) throws {
    let inspection = try House.inspection.get()
    let search = try House.triad("MusicSearch\(suffix)").triad
    #expect(search.askedPorts(inspection.roles).map(\.name) == ["MusicService"])
  }

  @Test
  func `a graph has the ports of its mediator`() throws {
    let graph = try House.triad("MusicSearchPresenter").graph
    let edges = graph.edges.filter { $0.to.role == .port }.map {
      "\($0.from.name) \($0.relation.rawValue) \($0.to.name) by \($0.members.joined(separator: ", "))"
    }
    #expect(
      edges.contains("MusicSearchPresenter holds MusicService by service"),
      "\(edges)")
    #expect(edges.contains("MusicService names MusicRequest by search(_:then:)"), "\(edges)")
    let diagram = GraphDiagram([graph])
    #expect(diagram.mermaid.contains("([\"MusicService\"])"))
    #expect(diagram.svg.contains("class=\"port\""))
    #expect(diagram.svg.contains("--port:"))
  }

  @Test
  func `a graph without ports has no style for them`() throws {
    let diagram = GraphDiagram([try House.triad("CalculatorPresenter").graph])
    #expect(!diagram.svg.contains("port"))
  }

  @Test
  func `the graph of a module is that of its simplest triad`() throws {
    let graphs = try House.inspection.get().exemplaryGraphs
    #expect(
      graphs.map(\.name) == [
        "MVC.CalculatorController", "MVP.CalculatorPresenter", "MVVM.CalculatorViewModel",
      ])
  }

  @Test
  func `what a mediator only knows weakly is nothing that it asks`() throws {
    func source(_ property: String) -> String {
      ForeignSource.viewModel.replacing(
        "  private var waiting", with: "  \(property)\n  private var waiting")
        + "\nprotocol BasketLeading: AnyObject {\n  func leave()\n}\n"
    }
    let led = try ForeignPackage(source("weak var leader: (any BasketLeading)?"))
    #expect(try led.evidence("A20", against: "BasketViewModel") == nil)
    #expect(try led.triad("BasketViewModel").triad.ports.isEmpty)
    let asking = try ForeignPackage(source("var leader: (any BasketLeading)?"))
    #expect(
      try asking.evidence("A20", against: "BasketViewModel")?.first?
        .hasPrefix("BasketViewModel takes no BasketLeading in an init") == true)
  }

  @Test
  func `what only a service's own code speaks of is no model`() throws {
    func source(_ access: String) -> String {
      ForeignSource.viewModel.replacing(
        "  private var waiting", with: "  private let store: BasketStore\n  private var waiting")
          + """

          final class BasketStore {
            \(access)var rows: [BasketRow]
            func load(_ done: @escaping (Int) -> Void) {}
          }

          struct BasketRow {
            let count: Int
          }

          """
    }
    let package = try ForeignPackage(source("private "))
    #expect(try package.triad("BasketViewModel").triad.models.map(\.name) == ["BasketState"])
    #expect(package.inspection.roles.role(of: "s:4Shop9BasketRowV") == nil)
    let told = try ForeignPackage(source("")).triad("BasketViewModel")
    #expect(told.triad.models.map(\.name) == ["BasketState", "BasketRow"])
  }

  @Test
  func `a protocol whose methods answer with what can be observed is a service's`() throws {
    let source =
      ForeignSource.viewModel.replacing(
        "  private var waiting", with: "  let quotes: any Quoting\n  private var waiting")
      + "\nprotocol Quoting {\n  func random() -> PassthroughSubject\n}\n"
    let found = try ForeignPackage(source).triad("BasketViewModel")
    #expect(found.triad.ports.map(\.name) == ["Quoting"])
  }

  @Test(arguments: [
    ("init(count: Int = 1, store: BasketStore = BasketStore()) {}", true),
    ("init(count: Int = 1, store: any Storing = BasketStore()) {}", false),
    ("func load() { BasketStore.Request() }", false), ("func load() { BasketStore.main }", true),
  ])
  func `a service's class is named by what is no default, and no type inside it`(
    member: String, isNamed: Bool
  ) throws {
    let source =
      ForeignSource.viewModel.replacing(
        "  private var waiting", with: "  \(member)\n  private var waiting")
        + """

        protocol Storing {
          func load(_ done: @escaping (Int) -> Void)
        }

        final class BasketStore: Storing {
          func load(_ done: @escaping (Int) -> Void) {}
        }

        """
    let verdict = try ForeignPackage(source).triad("BasketViewModel").verdicts["A20"]
    #expect(verdict?.isBroken == isNamed)
  }
}
