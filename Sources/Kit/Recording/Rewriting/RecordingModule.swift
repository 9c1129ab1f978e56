import Foundation
import TriptychSourceReading

/// A module of recording views, made of the files of a module with plain ones.
///
/// A line of a generated file is the line of its original, with each message recorded on the line on which
/// it is sent or received. Files that no recording view needs stay where they are: the generated ones
/// import them.
package struct RecordingModule {
  /// A file of the module, and its recording form.
  package struct File {
    /// The path of the original in its folder.
    package let path: String

    /// The text of the recording form; empty if it needs none.
    package let text: String

    /// The name of the recording form: no two files of a module may have one name.
    var nameOfRecording: String {
      let name = path.split(separator: "/").last ?? ""
      // A program begins in a file of this name.
      return name == "main.swift"
        ? "main.swift" : "\(name.dropLast(".swift".count))+Recording.swift"
    }
  }

  /// The files of the module, each with its recording form.
  package private(set) var files: [File] = []

  /// The messages that are sent and not recorded.
  package private(set) var warnings: [RecordingWarning] = []

  /// The names of the classes of its screens.
  var screens: [String] {
    sources.types.keys.filter { sources.isClass($0) && sources.leads($0, to: "Screen") }
  }

  private let sources: ModuleSources
  private let module: String?

  /// Makes recording views of the plain ones in a module's folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - module: The name of the module; nil for a program, which cannot be imported, so that each file has a
  ///     recording form.
  /// - Throws: A fault if there is no such folder, or nothing in it to record.
  package init(of folder: String, as module: String?) throws(RecordingFault) {
    try self.init(
      ModuleSources(folder: URL(fileURLWithPath: folder).standardizedFileURL), module: module,
      in: folder)
  }

  /// Writes the recording form of each file into a folder; one that is the same keeps its date, and so is not
  /// compiled again.
  ///
  /// - Parameter folder: The path of the folder, which is made if it is not there.
  /// - Throws: An error if the folder cannot be written.
  package func write(to folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in files {
      let (path, data) = ("\(folder)/\(file.nameOfRecording)", Data(file.text.utf8))
      guard manager.contents(atPath: path) != data else { continue }
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Makes recording views of a module's files.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - module: The name of the module; nil for a program, whose files are all made anew.
  ///   - folder: The path of its folder.
  /// - Throws: A fault if there is nothing to record.
  init(_ sources: ModuleSources, module: String?, in folder: String) throws(RecordingFault) {
    self.sources = sources
    self.module = module
    let needed = sources.filesToCopy
    guard !needed.isEmpty else {
      throw RecordingFault(
        """
        \(folder) has nothing to record: none of its Swift files declares a class that conforms to \
        HeadlessView
        """)
    }
    for (index, file) in sources.files.enumerated() {
      guard module == nil || needed.contains(index) else {
        files.append(File(path: file.path, text: ""))
        continue
      }
      if module != nil { try checkApp(of: file) }
      let text = try rewritten(index)
      let services =
        module != Self.moduleOfServices && !file.services.isEmpty ? "RecordedAppScreens" : nil
      let imports = [module, services, "TriptychTraces"].compactMap(\.self)
      let header = Self.header(for: "\(folder)/\(file.path)", importing: imports)
      files.append(File(path: file.path, text: header + text))
    }
  }

  /// A file of the module with each message recorded.
  private mutating func rewritten(_ index: Int) throws(RecordingFault) -> String {
    let file = sources.files[index]
    var edits = SourceEdits()
    var conformances = ""
    for block in file.blocks {
      if sources.isView(block.path) {
        try checkNames(of: block)
        edits.insertConformance(
          to: "RecordingView", of: block, leadingTo: "HeadlessView", in: sources)
        let isDerived = block.inherited.contains { sources.isView(String($0)) }
        if !block.isExtension, !isDerived {
          edits.insertProperty("recording", "ViewRecording", of: block)
        }
        let inner = file.blocks.filter { $0.path.hasPrefix("\(block.path).") }
        var calls = CallRewriting(
          block, receivers: sources.receivers(of: block.path),
          callbacks: sources.callbacks(of: block.path), edits: edits)
        calls.rewrite(outside: inner)
        let shown = ShownMembers(of: block.path, in: sources)
        var view = ViewRewriting(block, shown: shown, edits: calls.edits)
        view.rewrite()
        edits = view.edits
        warnings += calls.warnings + view.warnings
      } else if sources.isServicePart(block.path) {
        try checkNames(of: block)
        edits.insertConformance(
          to: "RecordingServicePart", of: block, leadingTo: "ServicePart", in: sources)
        let isDerived = block.inherited.contains { sources.isServicePart(String($0)) }
        if !block.isExtension, !isDerived { edits.insertProperty("log", "ServiceLog", of: block) }
        var service = ServiceRewriting(block, edits: edits)
        service.rewrite()
        edits = service.edits
      } else {
        let links = sources.links(of: block.path)
        guard !links.isEmpty else { continue }
        try checkNames(of: block)
        if !block.isExtension {
          edits.insertProperty("recording", "MediatorRecording", of: block)
          conformances += "\nextension \(block.path): RecordingMediator {}\n"
        }
        var calls = CallRewriting(block, receivers: links, by: "mediator", edits: edits)
        calls.rewrite(outside: file.blocks.filter { $0.path.hasPrefix("\(block.path).") })
        edits = calls.edits
        warnings += calls.warnings
      }
    }
    for name in file.patternNames where module != nil {
      edits.insert("Recorded", after: name, in: file.source)
    }
    for name in file.services where module != Self.moduleOfServices {
      edits.insert("RecordedAppScreens.", at: file.source.tokens[name].range.lowerBound)
    }
    return edits.applied(to: file.text) + conformances
  }

  /// Checks that a file with a recording form declares no part of an app, which both forms must share.
  private func checkApp(of file: ModuleSources.File) throws(RecordingFault) {
    let goals = ["ScreenGesture", "ScreenDisplay", "ScreenEvent"]
    let part = file.blocks.first { block in
      !block.isExtension && goals.contains { block.inherited.contains($0[...]) }
    }
    guard let part else { return }
    throw RecordingFault(
      """
      \(file.path) needs a recording form, and declares \(part.path), which plain and recording screens \
      share; move \(part.path) to a file of its own, and make it public
      """)
  }

  /// Checks that a class leaves the names free by which it will record.
  private func checkNames(of block: TypeBlock) throws(RecordingFault) {
    let taken = block.places.first { place in
      ["log", "recording"].contains(block.source[place]) && block.source[place - 1] != "."
        && block.source[place + 1] != ":"
    }
    guard let taken else { return }
    let (name, line) = (block.source[taken], block.source.tokens[taken].line)
    throw RecordingFault(
      """
      \(block.source.file):\(line): \(block.path) uses the name \(name), by which its recording form \
      records; give it another name
      """)
  }
}

extension RecordingModule {
  /// The module of the plain headless services.
  private static let moduleOfServices = "AppScreens"

  private static func header(for path: String, importing modules: [String]) -> String {
    """
    // Made from \(path) by the plugin RecordViews.
    \(modules.map { "import \($0)" }.joined(separator: "\n"))

    #sourceLocation(file: "\(path)", line: 1)

    """
  }
}

extension ModuleSources.File {
  /// The places of the names of the apps' headless services, of which there are recording ones.
  fileprivate var services: [Int] {
    let names: Set<Substring> = ["HeadlessAddressStore", "HeadlessMusicService"]
    return source.tokens.indices.filter { names.contains(source[$0]) && source[$0 - 1] != "." }
  }
}
