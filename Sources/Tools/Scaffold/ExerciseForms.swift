/// The texts of an exercise that are the same for all: some are known, the others are forms to fill in.
package enum ExerciseForms {
  /// The files, filled with what is known.
  package static func files(filledWith values: [String: String]) -> [Skeleton.File] {
    templates.map { $0.filled(with: values) }
  }

  static let templates = [
    TemplateFile("exercise.json", PackageResources.ExerciseDescription_json_template),
    TemplateFile("hints.md", PackageResources.ExerciseHints_md_template),
    TemplateFile("note.md", PackageResources.ExerciseNote_md_template),
  ]
}
