import Testing

@testable import Inspection

/// Ports, found by their protocols, and how they come to the mediator.
struct PortTests {
  @Test(arguments: ["Controller", "Presenter", "ViewModel"])
  func `what a mediator asks is its port, with what it gets from that`(suffix: String) throws {
    let search = try House.triad("MusicSearch\(suffix)").triad
    #expect(search.ports.map(\.name) == ["MusicRequest", "MusicService"])
    #expect(search.models.map(\.name).contains("Song"))
    let form = try House.triad("AddressForm\(suffix)").triad
    #expect(form.ports.map(\.name) == ["AddressObservation", "AddressStore"])
    #expect(try House.triad("Calculator\(suffix)").triad.ports == [])
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
}
