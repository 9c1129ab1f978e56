import AppScreens

/// The types of a package by module and by name, so that nobody looks through all of them for a few.
struct TypeIndex: Sendable {
  /// The types that are known in full, by module, in the order of their places.
  private(set) var modules: [String: [TypeFacts]] = [:]

  private var named: [String: TypeFacts] = [:]
  private var bare: [String: [TypeFacts]] = [:]
  private var nested: [String: [TypeFacts]] = [:]

  init() {}

  /// The index of types, stubs left out.
  init(of types: [String: TypeFacts]) {
    let known = types.values.filter { !$0.isExternal }
    named = Dictionary(known.map { ($0.qualifiedName, $0) }) { first, _ in first }
    bare = Dictionary(grouping: known.filter { !$0.isOfPlatform }) { type in
      type.name.split(separator: ".").last.map(String.init) ?? ""
    }
    modules = Dictionary(grouping: known, by: \.module).mapValues { types in
      types.sorted { $0.position < $1.position }
    }
    for type in modules.values.joined() {
      for outer in type.namesAround { nested[outer, default: []].append(type) }
    }
  }

  /// The types of a name in any module and inside any type, those of the platform left out.
  func named(_ name: String) -> [TypeFacts] { bare[name] ?? [] }

  /// The types that are declared inside a type, at any depth.
  func inside(_ type: TypeFacts) -> [TypeFacts] { nested[type.qualifiedName] ?? [] }

  /// The types around a type, the innermost first.
  func around(_ type: TypeFacts) -> [TypeFacts] { type.namesAround.compactMap { named[$0] } }
}

extension TypeFacts {
  /// The name with the module's before it: `AppModels.Calculator.Key`.
  var qualifiedName: String { "\(module).\(name)" }

  /// The qualified names of the types around it, the innermost first.
  fileprivate var namesAround: [String] {
    var names: [String] = []
    var rest = name[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      names.append("\(module).\(rest)")
    }
    return names
  }

  /// The place in the order of declaration.
  fileprivate var position: (String, Int, String) { (place?.file ?? "", place?.line ?? 0, name) }
}
