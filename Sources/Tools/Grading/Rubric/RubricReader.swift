import Inspection
import Parity
import TextLayout

/// Reads a rubric, and collects every mistake on the way rather than stopping at the first.
struct RubricReader {
  private(set) var mistakes: [RubricMistake] = []
  private let apps: [any AppDefinition]

  init(apps: [any AppDefinition]) {
    self.apps = apps
  }

  /// The rubric that a value is, as far as it is one.
  mutating func rubric(_ value: LocatedJSON) -> Rubric {
    var rubric = Rubric()
    let object = object(
      value, called: "the rubric",
      of: ["schema", "apps", "pattern", "entry", "allow", "limits", "items"])
    let schema = text(object.take("schema"))
    if schema != Rubric.schema {
      note(
        object.line(of: "schema"), "the schema is \(schema?.quotedExcerpt ?? "missing")",
        "write \"schema\": \(Rubric.schema.quoted)")
    }
    rubric.apps = texts(object.take("apps"))
    rubric.pattern = choice(object.take("pattern"), of: Triad.Pattern.self)
    rubric.entry = text(object.take("entry"))
    if let value = object.take("allow") { readAllowed(value, into: &rubric) }
    if let value = object.take("limits") { readLimits(value, into: &rubric.limits) }
    if let value = object.take("items") {
      rubric.items = list(value).map { item($0) }
    }
    checkApps(rubric, object)
    mistakes += RubricCheck(rubric: rubric, apps: apps, line: object.line(of: "items")).mistakes
    return rubric
  }

  private mutating func checkApps(_ rubric: Rubric, _ object: RubricObject) {
    let names = apps.map(\.name)
    if rubric.apps.isEmpty {
      note(
        object.line(of: "apps"), "no app is named",
        names.first.map { "write \"apps\": [\($0.quoted)]" } ?? "this command has none")
    }
    for name in rubric.apps where !names.contains(name) {
      note(
        object.line(of: "apps"), "there is no app \(name.quotedExcerpt)",
        "the apps are \(names.listed)")
    }
  }

  private mutating func readAllowed(_ value: LocatedJSON, into rubric: inout Rubric) {
    let object = object(value, called: "allow", of: ["modules", "symbols"])
    if let modules = object.take("modules") { rubric.modules = texts(modules) }
    if let symbols = object.take("symbols") { rubric.symbols = texts(symbols) }
  }

  private mutating func readLimits(_ value: LocatedJSON, into limits: inout GradingLimits) {
    let object = object(
      value, called: "limits", of: ["build", "step", "total", "memory", "files", "kilobytes"])
    limits.build = number(object.take("build"), 1...86_400) ?? limits.build
    limits.step = number(object.take("step"), 0.1...600) ?? limits.step
    limits.total = number(object.take("total"), 1...86_400) ?? limits.total
    limits.memory = whole(object.take("memory"), 64...65_536) ?? limits.memory
    limits.files = whole(object.take("files"), 1...10_000) ?? limits.files
    limits.kilobytes = whole(object.take("kilobytes"), 1...100_000) ?? limits.kilobytes
  }

  private mutating func item(_ value: LocatedJSON) -> RubricItem {
    var item = RubricItem()
    item.line = value.line
    let common = ["id", "kind", "points", "needs", "visibility", "task"]
    let own = RubricItem.Kind.allCases.flatMap(\.members).uniqued
    let object = object(value, called: "an item", of: common + own)
    item.id = text(object.take("id")) ?? ""
    let kind = choice(object.take("kind"), of: RubricItem.Kind.self)
    item.kind = kind ?? .rule
    if kind == nil, object.line(of: "kind") == value.line, !object.has("kind") {
      note(
        value.line, "item \(item.id.quotedExcerpt) has no kind",
        "it is one of \(RubricItem.Kind.allCases.map(\.rawValue).listed)")
    }
    for name in own where object.has(name) && kind.map({ !$0.members.contains(name) }) ?? false {
      note(
        object.line(of: name), "an item of kind \(item.kind.rawValue) has no \(name.quoted)",
        "it can have \((common + item.kind.members).listed)")
    }
    if !object.has("points") {
      note(value.line, "item \(item.id.quotedExcerpt) has no points", "write \"points\": 1")
    }
    item.points = number(object.take("points"), 0...10_000) ?? 0
    item.rule = text(object.take("rule"))
    item.app = text(object.take("app"))
    item.isPartial = truth(object.take("partial")) ?? (kind == .specimens)
    item.needs = texts(object.take("needs"))
    item.visibility =
      choice(object.take("visibility"), of: RubricItem.Visibility.self) ?? .visible
    item.task = whole(object.take("task"), 1...1_000)
    item.gestures = whole(object.take("gestures"), 1...10_000_000) ?? item.gestures
    item.reveal = choice(object.take("reveal"), of: RubricItem.Reveal.self) ?? .first
    return item
  }
}

extension RubricReader {
  /// Takes note of a mistake.
  mutating func note(_ line: Int, _ wrong: String, _ right: String) {
    mistakes.append(RubricMistake(line: line, wrong: wrong, right: right))
  }
}
