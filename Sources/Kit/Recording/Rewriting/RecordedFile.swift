import TriptychSourceReading

/// A file of a module, and its recording form.
///
/// A line of the recording form is the line of the original, with each message recorded on the line on which
/// it is sent or received.
package struct RecordedFile {
  /// The path of the original in its folder.
  package let path: String

  /// The text of the recording form; empty if it needs none.
  package private(set) var text = ""

  let module: ModuleSources
  let source: SourceText

  private let original: ModuleSources.File
  private var insertions: [(offset: Int, text: String)] = []

  /// A file without a recording form.
  init(_ file: ModuleSources.File, of module: ModuleSources) {
    (path, source, original) = (file.path, file.source, file)
    self.module = module
  }

  /// The name of the recording form: no two files of a module may have one name.
  var nameOfRecording: String {
    let name = path.split(separator: "/").last ?? ""
    // A program begins in a file of this name.
    return name == "main.swift" ? "main.swift" : "\(name.dropLast(".swift".count))+Recording.swift"
  }

  /// Makes the recording form.
  ///
  /// - Parameter modules: The modules that it imports beside those of the original.
  /// - Throws: A fault if something in it cannot be read.
  mutating func record(importing modules: [String]) throws(RecordingFault) {
    for block in original.blocks { try record(block) }
    let imports = (modules + ["TriptychTraces"]).map { "import \($0)" }.joined(separator: "\n")
    text = """
      // Made from \(source.file) by the plugin RecordViews.
      \(imports)

      #sourceLocation(file: "\(source.file)", line: 1)
      \(textWithInsertions)
      """
  }

  private mutating func record(_ block: TypeBlock) throws(RecordingFault) {
    let (module, name) = (module, block.path)
    if module.isView(name) {
      try conform(block, to: "RecordingView", "ViewRecording", unless: module.isView)
      try recordSent(
        by: block, through: module.receivers(of: name), callbacks: module.callbacks(of: name))
      try recordReceived(by: block, module.shownMembers(of: name))
    } else if module.isServicePart(name) {
      try conform(
        block, to: "RecordingServicePart", "ServiceLog", as: "log", unless: module.isServicePart)
      recordRequests(to: block)
    } else if case let links = module.links(of: name), !links.isEmpty {
      try conform(
        block, to: "RecordingMediator", "MediatorRecording",
        unless: { !module.links(of: $0).isEmpty })
      try recordSent(by: block, through: links)
    }
  }

  /// Makes a class conform to a protocol of what records, with its property, unless its superclass does.
  private mutating func conform(
    _ block: TypeBlock, to name: String, _ type: String, as property: String = "recording",
    unless conforms: (String) -> Bool
  ) throws(RecordingFault) {
    let taken = block.places.first { place in
      ["log", "recording"].contains(source[place]) && source[place - 1] != "."
        && source[place + 1] != ":"
    }
    if let taken {
      let word = source[taken]
      throw refusal(
        "\(word) is the name by which the recording form of \(block.path) records; use another",
        at: taken)
    }
    guard !block.isExtension, !block.inherited.map(String.init).contains(where: conforms) else {
      return
    }
    let end = block.places.first { $0 < block.brace && source[$0] == "where" } ?? block.brace
    insert(block.inherited.isEmpty ? ": \(name)" : ", \(name)", after: end - 1)
    insert(" public let \(property) = \(type)();", after: block.brace)
  }

  /// The places of the blocks inside of one.
  func places(inside block: TypeBlock) -> [ClosedRange<Int>] {
    original.blocks.filter { $0.path.hasPrefix("\(block.path).") }.map(\.places)
  }

  func refusal(_ reason: String, at place: Int) -> RecordingFault {
    RecordingFault(reason, at: "\(source.file):\(source.tokens[place].line)")
  }
}

extension RecordedFile {
  /// Inserts a text before a word or mark, after what was inserted there already; it adds no line.
  mutating func insert(_ text: String, before place: Int) {
    insertions.append((source.tokens[place].range.lowerBound, text))
  }

  /// Inserts a text after a word or mark, or after the literal that ends there.
  mutating func insert(_ text: String, after place: Int) {
    let end = source.tokens[...place].lazy.map(\.range.upperBound).max() ?? 0
    insertions.append((end, text))
  }

  private var textWithInsertions: String {
    let scalars = Array(original.text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var offset = 0
    let ordered = insertions.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, insertion) in ordered {
      result.append(contentsOf: scalars[offset..<insertion.offset])
      result.append(contentsOf: insertion.text.unicodeScalars)
      offset = insertion.offset
    }
    return String(result) + String(String.UnicodeScalarView(scalars[offset...]))
  }
}
