import Foundation
import HostSystem

/// The skeleton of a course: a starter to hand out, and apart from it a solution, a grader and adapters.
package struct CourseSkeleton {
  /// The parts of a course that are not made of templates.
  package struct Parts {
    let rubric: String
    let secret: String
    let values: [String: String]

    /// The package that students get, without the kit.
    package let starter: Skeleton

    /// The parts.
    ///
    /// - Parameters:
    ///   - pattern: The skeleton that students begin with.
    ///   - rubric: The text of the rubric.
    ///   - secret: The text from which all that is unseen is drawn.
    ///   - task: One sentence on the task.
    ///   - items: The rows of the table of points.
    ///   - hidden: A sentence on the items that are hidden.
    package init(
      pattern: PatternSkeleton, rubric: String, secret: String, task: String, items: String,
      hidden: String
    ) {
      (self.rubric, self.secret) = (rubric, secret)
      let texts = [
        "task": task, "items": items, "hidden": hidden, "swift": Toolchain.version,
      ]
      let values = pattern.values.merging(texts) { $1 }
      self.values = values
      starter = Skeleton(
        name: pattern.moduleName,
        files: pattern.sources + CourseSkeleton.starterFiles.map { $0.filled(with: values) })
    }
  }

  /// The name of the package that students get.
  package let name: String

  private let files: [(path: String, data: Data)]

  /// The skeleton of a course.
  ///
  /// - Parameters:
  ///   - parts: What students begin with, and what they are judged by.
  ///   - kit: The folder of the package with the kit.
  ///   - solution: The files of the solution, by their paths.
  /// - Throws: A `ScaffoldError` where the package with the kit cannot be read.
  package init(
    _ parts: Parts, from kit: String, solution: [(path: String, data: Data)]
  ) throws(ScaffoldError) {
    let package = try PackageDescription.package(in: kit)
    func copy(
      of products: String..., as place: String
    ) throws(ScaffoldError) -> [(path: String, data: Data)] {
      try KitCopy(of: products, in: package, from: kit).files
        .map { ("\(place)/\($0.path)", $0.data) }
    }
    name = parts.starter.name
    let entry = TemplateFile(
      "solution/Sources/__Pattern__/__Pattern__.swift",
      PackageResources.PatternValue_swift_template)
    let templates = (Self.courseFiles + [entry]).map { $0.filled(with: parts.values) }
    let given = [("grader/rubric.json", parts.rubric), ("grader/secret.txt", parts.secret)]
    files =
      parts.starter.files.map { ("starter/\($0.path)", Data($0.text.utf8)) }
      + templates.map { ($0.path, Data($0.text.utf8)) }
      + given.map { ($0.0, Data($0.1.utf8)) }
      + solution.map { ("solution/\($0.path)", $0.data) }
      + (try copy(of: "TriptychApps", "TriptychKit", "inspect", as: "starter/Triptych"))
      + (try copy(of: "TriptychApps", "TriptychStage", "grade", as: "grader/triptych"))
  }

  /// The paths of all files but those of the kit.
  package var paths: [String] {
    files.map(\.path).filter { path in
      !["starter/Triptych/", "grader/triptych/"].contains(where: path.hasPrefix)
    }
  }

  /// Writes every file into a folder, or none.
  package func write(to folder: OutputFolder) throws(OutputFailure) {
    try folder.write(files)
  }

  fileprivate static let starterFiles = [
    TemplateFile("Package.swift", PackageResources.CoursePackage_swift_template),
    TemplateFile("README.md", PackageResources.CourseStarterREADME_md_template),
    TemplateFile("Sources/check/main.swift", PackageResources.CourseMain_swift_template),
    TemplateFile("test", PackageResources.CourseTest_sh_template),
    TemplateFile("check", PackageResources.CourseCheck_sh_template),
  ]

  static let courseFiles = [
    TemplateFile("README.md", PackageResources.CourseREADME_md_template),
    TemplateFile("grader/install", PackageResources.CourseInstall_sh_template),
    TemplateFile("grader/grade", PackageResources.CourseGrade_sh_template),
    TemplateFile(
      "adapters/gradescope/setup.sh", PackageResources.CourseGradescopeSetup_sh_template),
    TemplateFile(
      "adapters/gradescope/run_autograder", PackageResources.CourseGradescopeRun_sh_template),
    TemplateFile(
      "adapters/gradescope/make-zip", PackageResources.CourseGradescopeZip_sh_template),
    TemplateFile(
      "adapters/classroom50/autograder.py", PackageResources.CourseClassroom50_py_template),
    TemplateFile("adapters/exercism/run.sh", PackageResources.CourseExercism_sh_template),
    TemplateFile("adapters/github/grade.yml", PackageResources.CourseWorkflow_yml_template),
    TemplateFile("adapters/docker/Dockerfile", PackageResources.CourseDockerfile_template),
  ]
}
