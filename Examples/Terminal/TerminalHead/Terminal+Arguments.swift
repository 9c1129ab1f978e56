import AppScreens

extension Terminal {
  /// What `--help` prints.
  var help: String {
    """
    \(name) [APP] [--pattern PATTERN]

    The apps on a terminal, to type and click on. The last lines name the keys that work; ^P is
    Ctrl+P. Without a terminal, or where TERM is dumb, reads a step from each line of standard
    input, such as 12+3= or replace-view, and prints what is shown after it.

    APP is one of \(apps); four-function unless given.
    PATTERN is one of \(patternNames); MVP unless given.
    Exit status: 0, or 2 for a usage error, a line that is not a step, or output that is lost.

    For example: \(name) colour --pattern MVVM

    """
  }

  private var apps: String { stages.map(\.app.name).joined(separator: ", ") }
  private var patternNames: String { patterns.map(\.name).joined(separator: ", ") }

  /// Chooses an app and a pattern by the words of a command line; returns whether it asks for help.
  mutating func choose(by arguments: [String]) throws(UsageError) -> Bool {
    var (app, pattern): (Int?, Int?)
    var rest = arguments[...]
    let option = "--pattern"
    while let word = rest.popFirst() {
      if word == "-h" || word == "--help" { return true }
      if word == option || word.hasPrefix("\(option)=") {
        guard pattern == nil else { throw UsageError("\(option) is given twice") }
        let name = word == option ? rest.popFirst() : String(word.dropFirst(option.count + 1))
        pattern = try index(ofPattern: name)
      } else {
        let found = try index(ofApp: word)
        guard app == nil else {
          throw UsageError("there are two names of apps; name one")
        }
        app = found
      }
    }
    self.app = app ?? 0
    change(to: patterns[pattern ?? 0])
    return false
  }

  private func index(ofPattern name: String?) throws(UsageError) -> Int {
    guard let name else { throw UsageError("--pattern needs a value: one of \(patternNames)") }
    guard let index = patterns.firstIndex(where: { $0.name == name.uppercased() }) else {
      throw UsageError("there is no such pattern; the patterns are \(patternNames)")
    }
    return index
  }

  private func index(ofApp name: String) throws(UsageError) -> Int {
    guard let index = stages.firstIndex(where: { $0.app.name == name }) else {
      throw UsageError("there is no such app; the apps are \(apps)")
    }
    return index
  }
}
