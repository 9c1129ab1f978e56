import Inspection
import TextLayout

/// The judgement whether a submission may be run at all.
struct SubmissionPolicy {
  let rubric: Rubric

  /// The reasons to refuse attributes that reach behind the language, each with its place.
  static func refusals(of files: [SubmissionFolder.File]) -> [String] {
    files.flatMap { file in
      SourceText(file.text, file: file.path).tokens.filter { token in
        token.text.hasPrefix("@_") || closedAttributes.contains(token.text)
      }.map { "\(file.path):\($0.line) has \($0.text), which no screen needs" }
    }
  }

  private static let closedAttributes: Set<Substring> = [
    "@c", "@cdecl", "@section", "@used", "@extern", "@testable", "@unsafe",
  ]

  /// The reasons to refuse what a submission imports.
  func refusals(importing modules: [String]) -> [String] {
    let allowed = Set(rubric.modules + ["Swift"])
    return modules.filter { !allowed.contains($0) }.map { module in
      "it imports \(module); it may import \(rubric.modules.listed)"
    }
  }

  /// The reasons to refuse what it was compiled to.
  func refusals(of objects: ObjectFiles) -> [String] {
    let policy = SymbolPolicy(
      symbols: Set(rubric.symbols),
      modules: Set(rubric.modules + ["Submission", "_StringProcessing", "Synchronization"]))
    return policy.refusals(needing: objects.needed) + policy.refusals(defining: objects.defined)
      + policy.refusals(havingSections: objects.sections)
  }
}
