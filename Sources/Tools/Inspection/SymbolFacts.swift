import Foundation
import TriptychSourceReading

extension TypeFacts {
  /// A type that another package declares, read from its identifier and as it is spelled.
  ///
  /// Swift's identifiers, such as `s:9AppModels10CalculatorV`, begin with the module, and end in a letter
  /// for the kind; Objective-C's, such as `c:objc(cs)UIView`, have the name, and Swift's module where one
  /// declares them: `c:@M@App@objc(cs)Page`.
  ///
  /// Source of the form: *Swift ABI, Mangling*, and Clang's *Unified Symbol Resolutions*.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - spelled: How a declaration that mentions it spells it, if one does.
  ///   - built: The modules of packages.
  init?(declaredElsewhere id: String, spelled: String?, built: Set<String>) {
    let kind: Kind
    let module: String
    let name: String
    let spelling = spelled?.split(separator: ".").last.map(String.init)
    if id.hasPrefix("s:"), let letter = id.last {
      let kinds: [Character: Kind] = ["V": .struct, "C": .class, "O": .enum, "P": .protocol]
      guard let found = kinds[letter], let (own, rest) = id.dropFirst(2).prefixName else {
        return nil
      }
      (kind, module) = (found, own)
      guard let last = spelling ?? rest.dropLast().prefixName?.name else { return nil }
      name = last
    } else if id.hasPrefix("c:"), let mark = id.firstRange(of: "objc("),
      let end = id[mark.upperBound...].firstIndex(of: ")")
    {
      kind = id[mark.upperBound..<end] == "pl" ? .protocol : .class
      name = String(id[end...].dropFirst().prefix { $0 != "(" })
      let own = id[..<mark.lowerBound].split(separator: "@").dropFirst(2).first.map(String.init)
      let said = spelled?.split(separator: ".").dropLast().first.map(String.init)
      module = own ?? said ?? Platform.module(ofObjectiveC: name)
    } else {
      return nil
    }
    self.init(
      id: id, module: module, name: name, kind: kind, place: nil,
      members: [], conformances: [], isExternal: true,
      isOfPlatform: Platform.has(module) || !built.contains(module))
  }
}

extension Substring {
  /// A name with its length before it, and what follows.
  fileprivate var prefixName: (name: String, rest: Substring)? {
    let digits = prefix(while: \.isNumber)
    guard let length = Int(digits), count >= digits.count + length, length > 0 else { return nil }
    let rest = dropFirst(digits.count)
    return (String(rest.prefix(length)), rest.dropFirst(length))
  }
}

extension SymbolGraph.Symbol {
  /// Indicates whether a module declares it itself, rather than export what another declares.
  func isOwn(of module: String) -> Bool {
    let id = identifier.precise
    guard id.hasPrefix("s:"), let owner = id.dropFirst(2).prefixName?.name else { return true }
    return owner == module || id.contains("\(module.count)\(module)E")
  }

  /// The generic parameters, each with the types that constrain it.
  var genericParameters: [String: [String]] {
    let constraints = swiftGenerics?.constraints ?? []
    return (swiftGenerics?.parameters ?? []).reduce(into: [:]) { found, parameter in
      found[parameter.name] = constraints.filter { $0.lhs == parameter.name }
        .compactMap(\.rhsPrecise)
    }
  }
}

extension SymbolGraph.Symbol.Location {
  /// The line, from 1; nil where the file is none.
  var line: SourceLine? {
    file.map { SourceLine(file: $0, line: position.line + 1) }
  }

  /// The path of the file: compilers write it as it is, or with what no address can have escaped.
  private var file: String? {
    guard uri.hasPrefix("file://") else { return nil }
    let given = String(uri.dropFirst(7))
    let path = given.hasPrefix("/") ? given : URL(fileURLWithPath: given).path
    guard path.utf8.contains(UInt8(ascii: "%")), !FileManager.default.fileExists(atPath: path)
    else { return path }
    return path.removingPercentEncoding ?? path
  }
}

extension MemberFacts {
  /// Reads a member from its symbol, and from its source what the symbol lacks.
  init(
    _ symbol: SymbolGraph.Symbol, of owner: TypeFacts?, place: SourceLine?, _ source: SourceMember?
  ) {
    let fragments = symbol.declarationFragments ?? []
    // The main actor, which the compiler infers for nearly all of an app, says nothing of a pattern.
    let declaration = fragments.map(\.spelling).joined().replacing("@MainActor ", with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let word = symbol.kind.identifier
    let kind: Kind =
      switch word {
      case "swift.property", "swift.type.property", "swift.ivar": .property
      case "swift.method", "swift.type.method", "swift.subscript": .method
      case "swift.init": .initializer
      default: .other
      }
    let keywords = Set(fragments.filter { $0.kind == "keyword" }.map(\.spelling))
    let isComputed = declaration.contains("{")
    name = symbol.pathComponents.last ?? ""
    self.kind = kind
    self.declaration = declaration
    isPrivate = symbol.accessLevel == "private" || symbol.accessLevel == "fileprivate"
    isStatic = word.hasPrefix("swift.type.")
    self.place = place
    self.lines = source?.lines
    attributeTypes = fragments.filter { $0.kind == "attribute" }.compactMap(\.preciseIdentifier)
    isWeak = keywords.contains("weak") || keywords.contains("unowned")
    isStored =
      kind == .property && !isStatic && owner?.kind != .protocol
      && (source?.isStored ?? !isComputed)
    hasObserver = kind == .property && source?.hasObserver == true
    isIgnored = source?.isIgnored == true
    isSettable =
      kind == .property && !keywords.contains("let") && source?.isRestricted != true
      && (declaration.contains("set }") || !isComputed)
    isClosure = declaration.contains("->") && kind != .method && kind != .initializer
    let outer = owner?.genericParameters ?? [:]
    let generics = outer.merging(symbol.genericParameters) { $1 }
    mentions = fragments.mentions(generics)
    isGeneric = fragments.contains { fragment in
      fragment.kind == "typeIdentifier"
        && (fragment.preciseIdentifier?.hasSuffix("Qa") == true || outer[fragment.spelling] != nil)
    }
    let parameters = symbol.functionSignature?.parameters ?? []
    firstParameter = parameters.first?.declarationFragments.mentions(generics)
    let closures = parameters.map { $0.declarationFragments.map(\.spelling).joined() }
      .filter { $0.contains("->") }
    // The parameters do not say that a closure escapes, nor that an alias is one.
    let isEscaping = declaration.contains("@escaping")
    takesClosure = isEscaping || !closures.isEmpty
    answersLater =
      keywords.contains("async") || isEscaping && closures.isEmpty
      || closures.contains { closure in
        (isEscaping || closure.hasSuffix(")?")) && !closure.contains("() ->")
          && (closure.contains("-> Void") || closure.contains("-> ()"))
      }
    let result = symbol.functionSignature?.returns ?? []
    resultTypes = kind == .property ? mentions : result.mentions(generics)
    let returns = result.map(\.spelling).joined()
    hasResult = kind == .method && !["()", "Void", ""].contains(returns)
  }
}

extension [SymbolGraph.Symbol.Fragment] {
  /// The types that are mentioned; of `Calculator.Key`, the key alone, and of a generic parameter, its
  /// constraints.
  fileprivate func mentions(_ generics: [String: [String]]) -> [String] {
    indices.flatMap { index in
      let isQualifier = index + 1 < count && self[index + 1].spelling.hasPrefix(".")
      guard self[index].kind == "typeIdentifier", !isQualifier else { return [String]() }
      return generics[self[index].spelling] ?? [self[index].preciseIdentifier].compactMap(\.self)
    }
  }
}
