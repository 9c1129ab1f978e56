import TriptychRecordingViews
import TriptychTerminal
import TriptychToolSupport

extension NewProgram {
  /// The verb `recording`: writes a module of views that record, made from plain ones.
  var recordingVerb: Verb {
    Verb(
      "recording", .required("SOURCES"), .required("OUTPUT"),
      summary: "Views that record messages, made from plain ones.",
      details: """
        Writes a module whose views record each message between them and their mediators, for trace \
        and report. SOURCES is the folder of a pattern's module. OUTPUT is the folder of the new \
        module; what was generated there before is replaced.

        Each file that declares a headless view, a screen or a headless service gets a recording form, \
        line for line. The other files stay in the module of SOURCES, which the new one imports: their \
        mediators and protocols must be public or package, or else they are copied too. A message that \
        cannot be recorded is listed. After an edit of SOURCES, run it again.
        """,
      options: [], examples: ["recording Sources/VIPER Sources/RecordedVIPER"], run: writeRecording)
  }

  private func writeRecording(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard arguments.operands.count == 2 else {
      throw UsageError("name two folders: recording SOURCES OUTPUT")
    }
    let (sources, output) = (arguments.operands[0], arguments.operands[1])
    let module: RecordingModule
    do {
      module = try RecordingModule(of: sources)
      try GeneratedFolder(output, of: sources).write(module.files)
    } catch let fault as RecordingFault {
      throw UsageError(fault.description)
    }
    for warning in module.warnings { console.writeError("new: \(warning)\n") }
    let patterns = module.patterns.map { ".\($0)" }.joined(separator: ", ")
    try tell(
      "\(module.files.count.counted("file")) in \(output.plainOrQuoted)",
      files: module.files.map(\.path),
      next: patterns.isEmpty
        ? "add a target for \(output.plainOrQuoted) to Package.swift"
        : """
        add a target for \(output.plainOrQuoted) to Package.swift, beside the one of \(sources.plainOrQuoted)
        pass recorded: [\(patterns)] to Command
        """, console)
    return true
  }
}
