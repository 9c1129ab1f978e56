import TriptychSourceReading

extension ModuleSources {
  /// Indicates whether a type is a class of the module that is a headless view.
  func isView(_ name: String) -> Bool { isClass(name) && leads(name, to: "HeadlessView") }

  /// Indicates whether a type is a class of the module that is a headless service or a part of one.
  func isServicePart(_ name: String) -> Bool {
    isClass(name) && (leads(name, to: "ServicePart") || leads(name, to: "HeadlessService"))
  }

  /// Indicates whether a type is a class of the module.
  func isClass(_ name: String) -> Bool {
    types[name].map { $0.isOwn && $0.kind == "class" } ?? false
  }

  /// The files that a module of recording views has in a form of its own, by their places.
  ///
  /// These are the files of views, of screens, of services with requests, and of mediators that call
  /// others; those that name a type of such a file; and those of types that such a file names and another
  /// module cannot use.
  var filesToCopy: [Int] {
    var copied = Set(
      files.indices.filter { index in
        files[index].blocks.contains { block in
          isView(block.path) || isClass(block.path) && leads(block.path, to: "Screen")
            || isServicePart(block.path) && ServiceRewriting.hasRequests(block)
            || !links(of: block.path).isEmpty
        }
      })
    guard copied.contains(where: { files[$0].hasSomethingToRecord(in: self) }) else { return [] }
    let words = files.map { Set($0.source.tokens.filter(\.isWord).map { String($0.text) }) }
    var count = 0
    while count != copied.count {
      count = copied.count
      let declared = Set(copied.flatMap { files[$0].declaredNames })
      let named = copied.reduce(into: Set<String>()) { $0.formUnion(words[$1]) }
      for index in files.indices where !copied.contains(index) {
        let isNeeded = files[index].hiddenNames(in: self).contains(where: named.contains)
        if isNeeded || !words[index].isDisjoint(with: declared) { copied.insert(index) }
      }
    }
    return copied.sorted()
  }
}

extension ModuleSources.File {
  /// The names of the types that it declares, except those inside of others and its private ones.
  fileprivate var declaredNames: [String] {
    blocks.filter { !$0.isExtension && !$0.path.contains(".") && !$0.modifiers.arePrivate }
      .map(\.path)
  }

  /// Those of them that another module cannot use.
  fileprivate func hiddenNames(in module: ModuleSources) -> [String] {
    declaredNames.filter { module.types[$0]?.isShared == false }
  }

  fileprivate func hasSomethingToRecord(in module: ModuleSources) -> Bool {
    blocks.contains { module.isView($0.path) || module.isServicePart($0.path) }
  }

  /// The places of the names of patterns that it declares.
  var patternNames: [Int] {
    let extensions = blocks.filter { $0.isExtension && $0.path == "Pattern" }
    return source.tokens.indices.dropFirst().filter { place in
      guard ["let", "var"].contains(source[place - 1]), source.tokens[place].isWord else {
        return false
      }
      let brace = source.opening(around: place)
      let isOfPattern = extensions.contains { $0.brace == brace }
      let isGlobal =
        brace == nil
        && source.tokens[place...].prefix(while: { $0.line < source.tokens[place].line + 2 })
          .contains { $0.text == "Pattern" }
      return isOfPattern || isGlobal
    }
  }
}

extension SourceEdits {
  /// Adds a conformance to a class where it conforms to a protocol that leads to another.
  mutating func insertConformance(
    to name: String, of block: TypeBlock, leadingTo goal: String, in module: ModuleSources
  ) {
    let place = (block.places.lowerBound...block.brace).first { place in
      let word = String(block.source[place])
      let isOfModule = module.types[word].map { $0.kind == "protocol" } ?? false
      return block.inherited.contains(block.source[place]) && place > block.places.lowerBound
        && (word == goal || goal == "ServicePart" && word == "HeadlessService"
          || isOfModule && module.leads(word, to: goal))
    }
    if let place { insert(", \(name)", after: place, in: block.source) }
  }

  /// Adds the property by which a class records.
  mutating func insertProperty(_ name: String, _ type: String, of block: TypeBlock) {
    let access = block.modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public "
    insert(" \(access)let \(name) = \(type)();", after: block.brace, in: block.source)
  }
}
