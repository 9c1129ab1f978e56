import Foundation
import TriptychSourceReading
import TriptychTerminal
import TriptychToolSupport

/// A module of recording views, made of the files of a module with plain ones.
///
/// A line of a generated file is the line of its original, with each message recorded on the line on which
/// it is sent or received. Files that no recording view needs stay where they are: the generated ones
/// import them.
package struct RecordingModule {
  /// The generated files.
  package private(set) var files: [OutputFile] = []

  /// The messages that are sent and not recorded.
  package private(set) var warnings: [RecordingWarning] = []

  /// The names of the patterns with recording views, such as `mvpRecorded`.
  package private(set) var patterns: [String] = []

  private let sources: ModuleSources
  private let module: String?

  /// Makes recording views of the plain ones in a module's folder.
  ///
  /// - Parameter folder: The folder of the module, whose name is that of the module.
  /// - Throws: A fault if there is no such folder, or nothing in it to record.
  package init(of folder: String) throws(RecordingFault) {
    let url = try Self.existing(folder)
    try self.init(
      ModuleSources(folder: url), module: url.lastPathComponent, at: Self.path(inPackage: url))
  }

  /// Makes a program with recording views of one with plain views, which cannot be imported: each file has
  /// a recording form.
  ///
  /// - Parameter folder: The folder of the program.
  /// - Throws: A fault if there is no such folder, or nothing in it to record.
  package init(ofProgram folder: String) throws(RecordingFault) {
    let url = try Self.existing(folder)
    try self.init(ModuleSources(folder: url), module: nil, at: Self.path(inPackage: url))
  }

  /// Makes recording views of a module's files.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - module: The name of the module; nil for a program, whose files are all made anew.
  ///   - path: The path of its folder from that of the package.
  /// - Throws: A fault if there is nothing to record.
  init(_ sources: ModuleSources, module: String?, at path: String) throws(RecordingFault) {
    self.sources = sources
    self.module = module
    let needed = sources.filesToCopy
    guard !needed.isEmpty else {
      throw RecordingFault(
        """
        \(path) has nothing to record; name a folder whose Swift files declare a class that conforms to \
        HeadlessView
        """)
    }
    var usesServices = false
    for index in module == nil ? Array(sources.files.indices) : needed {
      let file = sources.files[index]
      if module != nil { try checkApp(of: file) }
      let text = try rewritten(index)
      let usesService =
        path != Self.servicesFolder
        && file.source.tokens.contains { Self.services.contains(String($0.text)) }
      usesServices = usesServices || usesService
      let services = usesService ? "RecordedServices" : nil
      let imports = [module, services, "TriptychTraces"].compactMap(\.self)
      let header = Self.header(for: "\(path)/\(file.path)", importing: imports)
      files.append(OutputFile(path: Self.path(for: file.path), text: header + text))
    }
    if usesServices { files.append(Self.serviceNames) }
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
        var calls = CallRewriting(block, receivers: sources.receivers(of: block.path), edits: edits)
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
      patterns.append("\(file.source[name])Recorded")
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
  /// The first words of every generated file.
  package static let mark = "// Generated by `swift run triptych new recording`"

  /// The headless services of the shared apps, of which there are recording ones.
  static let services: Set = ["HeadlessAddressStore", "HeadlessMusicService"]

  /// The folder of their plain forms.
  private static let servicesFolder = "Sources/AppScreens"

  /// Makes the shared services the recording ones in the generated module.
  private static var serviceNames: OutputFile {
    let names = services.sorted().map { "typealias \($0) = RecordedServices.\($0)\n" }
    return OutputFile(
      path: "RecordedServiceNames.swift",
      text: """
        \(mark); do not edit.
        // swift-format-ignore-file
        import RecordedServices

        // These names come before those of the plain services.
        \(names.joined())
        """)
  }

  /// The path of a generated file: no two files of a module may have one name, not even by `#sourceLocation`.
  private static func path(for original: String) -> String {
    // A program begins in a file of this name.
    original.split(separator: "/").last == "main.swift"
      ? original : "\(original.dropLast(".swift".count))+Recording.swift"
  }

  private static func header(for path: String, importing modules: [String]) -> String {
    """
    \(mark) from \(path); do not edit.
    // swift-format-ignore-file
    \(modules.map { "import \($0)" }.joined(separator: "\n"))

    private let generatedFile: StaticString = #filePath
    #sourceLocation(file: "\(path)", line: 1)

    """
  }

  private static func existing(_ folder: String) throws(RecordingFault) -> URL {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw RecordingFault("there is no folder \(folder); name that of a module, as in Sources/MVP")
    }
    return url
  }

  /// A folder's path from that of its package; its name, if it is in none.
  private static func path(inPackage folder: URL) -> String {
    var parts = [folder.lastPathComponent]
    var parent = folder.deletingLastPathComponent()
    while parent.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: parent.appendingPathComponent("Package.swift").path)
      {
        return parts.joined(separator: "/")
      }
      parts.insert(parent.lastPathComponent, at: 0)
      parent.deleteLastPathComponent()
    }
    return folder.lastPathComponent
  }
}
