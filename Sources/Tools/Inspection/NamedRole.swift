/// The parts of a camel-case name, which suggest a role where nothing better does.
struct NamedRole {
  private let name: String

  /// The role in a type's name, that of a nested type by its last part.
  init(_ type: TypeFacts) {
    name = type.name.split(separator: ".").last.map(String.init) ?? type.name
  }

  /// Indicates whether it ends in one of some words, a suffix such as `Impl` or `Protocol` left out.
  private func ends(in words: [String]) -> Bool {
    var stem = name[...]
    for suffix in ["Impl", "Protocol", "Interface", "Type", "Logic", "Input"]
    where stem.hasSuffix(suffix) { stem = stem.dropLast(suffix.count) }
    return words.contains(where: stem.hasSuffix)
  }

  /// The pattern of a mediator of this name.
  var pattern: Triad.PatternName? {
    if isPresentationModel || ends(in: ["VM"]) || name.contains("ViewModel") { return .mvvm }
    if ends(in: ["Presenter"]) { return .mvp }
    return ends(in: ["Controller", "VC"]) ? .mvc : nil
  }

  /// Indicates whether it is called a presenter or a view model.
  var isPresenterOrViewModel: Bool { pattern == .mvp || pattern == .mvvm }

  /// Indicates whether it calls itself a presentation model.
  var isPresentationModel: Bool { ends(in: ["PresentationModel"]) }

  /// Indicates whether it is a token, which cancels work or ends an observation when it is released.
  private var isToken: Bool {
    ends(in: ["CancellationToken", "ObservationToken", "Cancellable", "DisposeBag"])
  }

  /// Indicates whether it is a token, has a further role, or is a test double.
  var isHelper: Bool {
    furtherRole != nil || isToken
      || ["Mock", "Fake", "Stub", "Spy"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
  }

  /// The role beside view, mediator and model in the name, such as an interactor.
  var furtherRole: VariantFact.Value? {
    let names: [(VariantFact.Value, [String])] = [
      (.interactor, ["Interactor", "Interacting"]),
      (.router, ["Router", "Routing", "Wireframe", "Navigator", "Coordinator", "Coordinating"]),
      (.builder, ["Builder", "Buildable", "Factory", "Assembly", "Configurator", "Container"]),
    ]
    return names.first { ends(in: $0.1) }?.0
  }

  /// Indicates whether it asks a service, or is one.
  var isService: Bool {
    ends(in: [
      "Service", "Manager", "Client", "API", "Repository", "Provider", "Loader", "Gateway",
      "UseCase", "Store", "Storage", "Cache", "Network", "Helper",
    ])
  }

  /// Indicates whether it is data that was made for a view.
  var isForView: Bool {
    ends(in: [
      "ViewModel", "ViewData", "ViewState", "PresentationModel", "DisplayModel", "CellModel",
      "RowModel",
    ])
  }

  /// Indicates whether it is the protocol of a view.
  var isViewProtocol: Bool {
    ends(in: ["View", "ViewController", "ViewDelegate", "Displaying"])
  }

  /// Indicates whether it listens to another's events.
  var isListener: Bool { ends(in: ["Delegate", "Output", "Listener", "Observer", "Handler"]) }
}
