import AppScreens
import Foundation

/// A file of rules: numbered statements, each with scenarios that say what every step shows.
///
/// ```
/// at first           address: No address yet
///
/// AF6 Missing fields are named in the order of the form.
///     hint: which fields are empty when update is pressed?
/// # spaces do not help
/// street=1 Main; state=Jung; zip=04524
/// update             message: Missing: city
/// "city= "           message: Missing: city
/// city=S             message:
/// ```
///
/// - A step is followed, after two spaces, by what changes: `NAME: TEXT; NAME: TEXT`, and indented
///   lines below it say more. A step `NAME=TEXT` also shows TEXT on a widget of that name. The name
///   of an only widget can be left out.
/// - Steps can share a line: `a; b`. What is shown belongs to the last, or to each in turn with ` | `
///   between: `12+  1 | 12 | 12+`. `each: TEXT` counts for all remaining steps of the line.
/// - `repeat=100,2` makes the two steps before it a hundred times altogether.
/// - Put a text with spaces at its ends, or with two in a row in a step, in quotes.
/// - `\\`, `\"`, `\n`, `\r`, `\t` and `\u{301}` are characters; `\(100*ab)` is `ab` a hundred times;
///   `\(NAME)` is the text of `let NAME = TEXT`, or what the widget NAME showed before; `\(step)` is
///   the step itself.
/// - `why:`, `hint:` and `condition:` follow a rule, indented. A line `// …` is a comment.
/// - A rule has a scenario, or a condition that decides it without one; a scenario has a step, unless its name
///   is `a new screen`.
public struct RuleFile<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  /// The name of the file, for reports.
  public private(set) var name: String

  /// The rules of every screen, and then those that the file states, in its order.
  public internal(set) var rules: [Rule<Gesture>]

  /// The widgets of a new screen.
  public internal(set) var initial: [Widget]

  /// The line on which the widgets of a new screen are said, or should be.
  package internal(set) var initialLine = 1

  /// The texts that others insert by their names.
  var texts: [String: String] = [:]

  /// The mistake at which reading stopped; nil in a file that can be read.
  public private(set) var mistake: RuleTextFailure?

  /// The rules of an app in a file among a module's resources.
  ///
  /// A mistake is kept, so that a test or a command can report it; a file that is not there is one.
  ///
  /// - Parameters:
  ///   - name: The name of the file without `.rules`.
  ///   - bundle: The bundle of the module: `.module`.
  ///   - folder: The folder that has the file, from the package's folder, for reports.
  public init(_ name: String, in bundle: Bundle, at folder: String) {
    let path = "\(folder)/\(name).rules"
    do {
      self.init(text: try bundle.text(ofRules: name), at: path)
    } catch {
      self.init(text: "", at: path)
      mistake = RuleTextFailure(
        file: path, line: 1,
        mistake: NotationFailure(
          "the file cannot be read from the module's resources: \(error.localizedDescription)",
          "write resources: [.process(\"\(name).rules\")] for the target in Package.swift"))
    }
  }

  /// The rules of an app, as text; a mistake is kept, so that a test or a command can report it.
  ///
  /// - Parameters:
  ///   - text: The text of the rules.
  ///   - path: The path of the file, for reports.
  public init(text: String, at path: String) {
    do {
      self = try RuleFile(reading: text, named: path)
    } catch {
      self = .ofEveryScreen
      (name, mistake) = (path, error)
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: Its name.
  ///   - base: The rules to which the file adds scenarios; none but those of every screen by default.
  /// - Throws: The first mistake.
  public init(
    reading text: String, named name: String, addingTo base: RuleFile? = nil
  ) throws(RuleTextFailure) {
    try self.init(text, named: name, addingTo: base ?? .ofEveryScreen)
    try checkScenarios()
  }

  private init(
    _ text: String, named name: String, addingTo base: RuleFile
  ) throws(RuleTextFailure) {
    self = base
    self.name = name
    for index in rules.indices {
      (rules[index].scenarios, rules[index].line, rules[index].conditionLine) = ([], nil, nil)
    }
    var reader = RuleReader(file: self)
    // Scalars, since a line break may be one Character with what is before it.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.read(String(Substring(line)), index + 1)
    }
    try reader.finishScenario()
    self = reader.file
  }

  /// S1 to S8, which hold for every screen; an app's file adds its scenarios.
  private static var ofEveryScreen: RuleFile {
    do {
      let text = try Bundle.module.text(ofRules: "EveryScreen")
      return try RuleFile(text, named: "EveryScreen.rules", addingTo: RuleFile())
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Checks that every rule in the file has a scenario, or the condition that decides it without one.
  private func checkScenarios() throws(RuleTextFailure) {
    let rule = rules.first { $0.line != nil && $0.conditionLine == nil && $0.scenarios.isEmpty }
    guard rule != nil || rules.allSatisfy(\.scenarios.isEmpty) else { return }
    throw RuleTextFailure(
      file: name, line: rule?.line ?? 1,
      mistake: NotationFailure(
        "\(rule?.number ?? "the file") has no scenario",
        "write # and a name below a rule, and then steps, each on a line with what it shows"))
  }

  private init() {
    (name, rules) = ("", [])
    initial = Display().widgets + Gesture.Event.serviceWidgets
  }
}

extension Bundle {
  /// The text of a file of rules among the resources.
  fileprivate func text(ofRules name: String) throws -> String {
    guard let url = url(forResource: name, withExtension: "rules") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
