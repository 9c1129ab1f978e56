import Foundation
import HostSystem
import TextLayout

/// The skeleton of a course: a starter to hand out, and apart from it a solution, a grader and adapters.
package struct CourseSkeleton {
  /// The name of the package that students get.
  package let name: String

  private let files: [(path: String, data: Data)]

  /// The skeleton of a course.
  ///
  /// - Parameters:
  ///   - pattern: The skeleton that students begin with.
  ///   - texts: What the templates tell of the task, by the names of placeholders.
  ///   - grader: The files of the grader, by their names: the rubric, and the secret.
  ///   - kit: The package with the kit.
  ///   - taken: The names of modules that the students' own cannot have, besides the kit's.
  ///   - solution: The files of the solution, by their paths.
  /// - Throws: A `ScaffoldError` where the package with the kit cannot be read.
  package init(
    _ pattern: PatternSkeleton, texts: [String: String], grader: [(path: String, data: Data)],
    from kit: KitPackage, taken: [String], solution: [(path: String, data: Data)]
  ) throws(ScaffoldError) {
    let values = pattern.values.merging(texts) { $1 }
      .merging(["swift": Toolchain.version]) { $1 }
    let starter = Skeleton(
      name: pattern.moduleName,
      files: pattern.sources + Self.starterFiles.map { $0.filled(with: values) })
    try starter.check(against: kit, taken)
    let package = try PackageDescription.package(in: kit.folder)
    func copy(
      of products: String..., as place: String
    ) throws(ScaffoldError) -> [(path: String, data: Data)] {
      try KitCopy(of: products, in: package, from: kit).files
        .map { ("\(place)/\($0.path)", $0.data) }
    }
    name = starter.name
    files =
      starter.files.map { ("starter/\($0.path)", Data($0.text.utf8)) }
      + Self.courseFiles.map { $0.filled(with: values) }.map { ($0.path, Data($0.text.utf8)) }
      + grader.map { ("grader/\($0.path)", $0.data) }
      + solution.map { ("solution/\($0.path)", $0.data) }
      + (try copy(of: "TriptychApps", "TriptychKit", "inspect", as: "starter/Triptych"))
      + (try copy(of: "TriptychApps", "TriptychWorker", "grade", as: "grader/triptych"))
  }

  /// The skeleton of a course of exercises, which are done and graded with two copies of one kit.
  ///
  /// - Parameters:
  ///   - block: The block, such as `5-10`.
  ///   - exercises: The names of the exercises' folders, of which the copies hold no others.
  ///   - shelf: The folder of all exercises, in the package with the kit.
  ///   - kit: The package with the kit.
  /// - Throws: A `ScaffoldError` where the package with the kit cannot be read.
  package init(
    block: String, of exercises: [String], on shelf: String, from kit: KitPackage
  ) throws(ScaffoldError) {
    let values = [
      "block": block, "rows": exercises.map { "- `\($0)`" }.joined(separator: "\n"),
      "exercises": exercises.map(\.quoted).joined(separator: ", "), "swift": Toolchain.version,
    ]
    let package = try PackageDescription.package(in: kit.folder)
    let copy = try KitCopy(of: ["TriptychKit", "learn"], in: package, from: kit).files
      .filter { file in
        !file.path.hasPrefix("\(shelf)/")
          || exercises.contains { file.path.hasPrefix("\(shelf)/\($0)/") }
      }
    name = "Exercises \(block)"
    files =
      Self.filesOfBlock.map { $0.filled(with: values) }.map { ($0.path, Data($0.text.utf8)) }
      + ["starter/Triptych", "grader/triptych"].flatMap { place in
        copy.map { ("\(place)/\($0.path)", $0.data) }
      }
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

  private static let starterFiles = [
    TemplateFile("Package.swift", PackageResources.CoursePackage_swift_template),
    TemplateFile("README.md", PackageResources.CourseStarterREADME_md_template),
    TemplateFile("Sources/check/main.swift", PackageResources.CourseMain_swift_template),
    TemplateFile("test", PackageResources.CourseTest_sh_template),
    TemplateFile("check", PackageResources.CourseCheck_sh_template),
  ]

  private static let courseFiles =
    [
      TemplateFile(
        "solution/Sources/__Pattern__/__Pattern__.swift",
        PackageResources.PatternValue_swift_template),
      TemplateFile("README.md", PackageResources.CourseREADME_md_template),
      TemplateFile("grader/install", PackageResources.CourseInstall_sh_template),
      TemplateFile("grader/grade", PackageResources.CourseGrade_sh_template),
      TemplateFile("adapters/github/grade.yml", PackageResources.CourseWorkflow_yml_template),
      TemplateFile("adapters/docker/Dockerfile", PackageResources.CourseDockerfile_template),
    ] + gradescopeFiles

  private static let gradescopeFiles = [
    TemplateFile(
      "adapters/gradescope/setup.sh", PackageResources.CourseGradescopeSetup_sh_template),
    TemplateFile(
      "adapters/gradescope/run_autograder", PackageResources.CourseGradescopeRun_sh_template),
    TemplateFile(
      "adapters/gradescope/make-zip", PackageResources.CourseGradescopeZip_sh_template),
  ]

  private static let filesOfBlock =
    [
      TemplateFile("README.md", PackageResources.BlockREADME_md_template),
      TemplateFile("starter/README.md", PackageResources.BlockStarterREADME_md_template),
      TemplateFile("starter/learn", PackageResources.BlockLearn_sh_template),
      TemplateFile("grader/install", PackageResources.BlockInstall_sh_template),
      TemplateFile("grader/grade", PackageResources.BlockGrade_py_template),
    ] + gradescopeFiles
}
