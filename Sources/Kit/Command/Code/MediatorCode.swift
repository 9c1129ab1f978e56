import AppScreens
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// The code of the mediators of one screen.
struct MediatorCode {
  /// The name of the pattern.
  let pattern: String

  /// The paths of the files, from the folder of the package.
  let paths: [String]

  /// The declarations of all files.
  let declarations: [Declaration]

  /// The lines of all declarations.
  var lines: [CodeLine] { declarations.flatMap(\.lines) }

  /// The code of an app's mediators in a pattern; nil if it has no screen for the app.
  ///
  /// A mediator is found as traces find it, by reflection from a new screen. Its file is named as its
  /// type; of a generic type, the files of its arguments belong to the code too.
  init?<Subject: AppDefinition>(
    of app: Subject, in pattern: Pattern, from sources: PackageSources
  ) throws {
    guard let screen = app.screenFactory(in: pattern)?(),
      let trace = Trace(
        of: app.name, in: pattern, [Step<Subject.Gesture>](), showing: Subject.Display.self)
    else { return nil }
    let module = String(reflecting: type(of: screen)).prefix { $0 != "." }
    let mediators = trace.participants.mediators
    guard let first = mediators.first else {
      throw MissingCode("\(pattern) has no mediator for \(app.name) that a view or screen keeps")
    }
    var (paths, declarations) = ([String](), [Declaration]())
    for mediator in mediators {
      let names = mediator.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let found = names.compactMap { sources.path(of: $0, in: String(module)) }
      guard !found.isEmpty else {
        throw MissingCode(
          """
          there is no \(names.first ?? "").swift in a folder \(module) of \(sources.folder); the code \
          of a mediator is looked for in a file of its name
          """)
      }
      for path in found where !paths.contains(path) {
        let text = try InputFile(path: "\(sources.folder)/\(path)").text()
        declarations += Declaration.all(
          in: text, replacing: [first.type: "Mediator", first.name: "mediator"])
        paths.append(path)
      }
    }
    (self.pattern, self.paths, self.declarations) = (pattern.name, paths, declarations)
  }
}

/// A reason why code cannot be shown.
struct MissingCode: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
