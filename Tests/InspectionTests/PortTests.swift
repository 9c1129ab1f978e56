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
}
