import AppModels
import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing
import Traces

/// The line that a mediator was executing is known from the run; what stands there is read from the
/// source, and has to agree with the message.
struct ExecutionTests {
  @Test(arguments: [Pattern.mvc, .mvp, .mvvm], TriptychApps.all)
  func `the line that ran for a message does what the message says`(
    pattern: Pattern, app: any AppDefinition
  ) throws {
    let trace = try trace(app, in: pattern, app.demonstration + ["replace-view"])
    for message in trace.messages where message.site != nil || message.kind == .state {
      let execution = try #require(message.execution, "\(message.text)")
      let code = try code(at: execution.place)
      switch execution {
      case .line(_, let function):
        #expect(code.does(message), "\(message.text): \(execution.place) has \(code)")
        #expect(try enclosingFunction(of: execution.place) == function)
      case .declaration(_, let name):
        #expect(code.declares(name), "\(message.text): \(execution.place) has \(code)")
        #expect(message.kind.isKnownByDeclaration || name == message.name)
      }
    }
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm], TriptychApps.all)
  func `whatever a mediator does to a view during a gesture has a line`(
    pattern: Pattern, app: any AppDefinition
  ) throws {
    let trace = try trace(app, in: pattern, app.demonstration)
    let messages = trace.episodes.filter { $0.trigger == .gesture }.flatMap(\.messages)
      .filter { [.show, .set, .read, .notify].contains($0.kind) }
    #expect(!messages.isEmpty)
    for message in messages {
      guard case .line? = message.execution else {
        Issue.record("\(message.text): \(String(describing: message.execution))")
        continue
      }
    }
  }

  @Test(arguments: [
    (
      Pattern.mvc,
      [
        "▷ public func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {",
        "▷ public func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {",
        "▶ case .expression(let expression): view.text = expression",
        "▷ public func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {",
        "▷ public func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {",
        #"▶ view.text = "error""#, "▶ view.delegate = nil", "▶ view.delegate = self",
        #"▶ view.text = "error""#,
      ]
    ),
    (
      .mvp,
      [
        "▷ public func press(_ key: Calculator.Key) {",
        "▷ public func press(_ key: Calculator.Key) {", "▶ view?.show(text: text)",
        "▷ public func press(_ key: Calculator.Key) {",
        "▷ public func press(_ key: Calculator.Key) {", "▶ view?.show(text: text)",
        "▷ public func attach(_ view: any CalculatorView) {", "▶ view.show(text: text)",
      ]
    ),
    (
      .mvvm,
      [
        "▷ public func press(_ key: Calculator.Key) {",
        "▷ public func press(_ key: Calculator.Key) {",
        "▷ public func press(_ key: Calculator.Key) {", "▶ text = Self.text(of: calculator)",
        "▷ public func press(_ key: Calculator.Key) {",
        "▷ public func press(_ key: Calculator.Key) {", #"▶ text = "error""#,
        "▷ @Observed public private(set) var text: String",
        "▷ @Observed public private(set) var text: String",
        "▷ @Observed public private(set) var text: String",
      ]
    ),
  ])
  func `each message of a rejected key is as followed by hand`(
    pattern: Pattern, lines: [String]
  ) throws {
    let trace = try trace(CalculatorApp(), in: pattern, "-", "/", "replace-view")
    let executions = trace.episodes.dropFirst().flatMap(\.messages).compactMap(\.execution)
    #expect(
      try executions.map { execution in
        let code = try code(at: execution.place)
        if case .line = execution { return "▶ \(code)" }
        return "▷ \(code)"
      } == lines)
  }

  @Test
  func `the branch that was taken is named, and no other`() throws {
    let trace = try trace(ColourSelectorApp(), in: .mvc, "green=on", "yellow=on", "green=off")
    let lines = try trace.messages.filter { $0.name == "status" && $0.kind == .set }
      .map { try code(at: #require($0.execution).place) }
    #expect(
      lines == [
        #"case (false, false): view.status = "Please choose a switch""#,
        #"case (true, false): view.status = "Green""#,
        #"case (true, true): view.status = "Green and Yellow""#,
        #"case (false, true): view.status = "Yellow""#,
      ])
  }

  @Test
  func `nested functions, closures, superclasses and far callers are the mediator's own`() throws {
    let pattern = Pattern("Nested", NestedScreen.init)
    let trace = try trace(CalculatorApp(), in: pattern, "5", "AC", "=", "+")
    let shows = trace.messages.filter { $0.kind == .show }
    #expect(
      try shows.map { try code(at: #require($0.execution).place) } == [
        "view?.show(text: text)  // closure", "view?.show(text: text)  // function",
        "view?.show(text: text)  // superclass", "descend(60, to: view.clear)  // far down",
      ])
    #expect(
      shows.map(\.execution?.function) == ["press(_:)", "clear(_:)", "finish()", "pass(_:)"])
  }

  private func code(at place: SourceLine) throws -> String {
    let lines = try lines(of: place)
    return lines[place.line - 1].trimmingCharacters(in: .whitespaces)
  }

  private func lines(of place: SourceLine) throws -> [String] {
    try String(contentsOfFile: place.file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The function in whose text a line stands, by its full name.
  private func enclosingFunction(of place: SourceLine) throws -> String? {
    let above = try lines(of: place)[..<place.line]
    let start = above.lastIndex { $0.contains(" func ") || $0.contains(" init(") }
    let signature = above[(start ?? 0)...].joined()
    let match = signature.firstMatch(of: /(?:func )?(\w+)\(([^()]*)\)/)
    let labels = match?.2.split(separator: ",").map { "\($0.split { " :".contains($0) }[0]):" }
    return match.map { "\($0.1)(\(labels?.joined() ?? ""))" }
  }
}

extension Execution {
  fileprivate var function: String {
    switch self {
    case .line(_, let function), .declaration(_, let function): function
    }
  }
}

extension Message.Kind {
  /// Indicates whether only a declaration can be known, and not that of the message's own name.
  fileprivate var isKnownByDeclaration: Bool { self == .state || self == .answer }
}

extension String {
  /// Indicates whether a line of code does what a message says, with a text that the message has.
  fileprivate func does(_ message: Message) -> Bool {
    let base = message.name.prefix { $0 != "(" }
    let label = message.name.dropFirst(base.count + 1).prefix { $0 != ":" }
    let isItself =
      switch message.kind {
      case .set: lowercased().contains("view.\(base) = ".lowercased())
      case .read: contains("view.\(base)") && !contains("view.\(base) =")
      case .show: contains(".\(base)(") && (label == "_" || contains("\(label): "))
      case .notify: contains("\(base) = ")
      case .request, .withdraw: contains(".\(base)(") || contains(".\(base) {")
      default: false
      }
    let isInterpolated = contains("\\(")
    let texts = isInterpolated ? [] : matches(of: /"[^"]*"/).map { String($0.output) }
    return isItself && (texts.isEmpty || texts == message.arguments)
  }

  /// Indicates whether a line of code declares a method or a property.
  fileprivate func declares(_ name: String) -> Bool {
    let base = name.prefix { $0 != "(" }
    return contains("func \(base)(") || contains("var \(base)")
      || base == "init" && contains("init(")
  }
}
