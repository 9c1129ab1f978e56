import TriptychTerminal

/// A judgement of what a submission's objects need and define, by an allowlist.
struct SymbolPolicy {
  /// The functions of C that any submission may need.
  static let usualSymbols = ["free", "malloc", "memcmp", "memcpy", "memmove", "memset"]

  /// The functions of C that may be needed.
  let symbols: Set<String>

  /// The modules whose declarations may be needed.
  let modules: Set<String>

  /// The helpers of compilers, which do arithmetic and nothing else; in the last rows, what classes
  /// need on Apple's systems.
  private static let helpers: Set<String> = [
    "__divti3", "__modti3", "__multi3", "__muloti4", "__stack_chk_fail", "__udivti3", "__umodti3",
    "OBJC_CLASS_$__TtCs12_SwiftObject", "OBJC_METACLASS_$__TtCs12_SwiftObject",
    "__stack_chk_guard", "_objc_empty_cache", "bzero", "objc_opt_self", "objc_release",
    "objc_retain",
  ]

  /// The parts of the runtime that start or look for what no screen needs.
  private static let closedParts = [
    "swift_task", "swift_job", "swift_async", "swift_continuation", "swift_asyncLet",
    "swift_distributed", "swift_stdlib_random", "swift_dlsym", "swift_get_time", "swift_get_clock",
  ]

  /// What a screen of the main actor needs to await its service in a task, and to cancel that.
  ///
  /// No clock, group, continuation or job belongs here.
  private static let tasks: Set<String> = [
    "$sScT6cancelyyF", "$sScTss5NeverORszABRs_rlE11isCancelledSbvgZ",
    "$sScTss5NeverORszABRs_rlE17checkCancellationyyKFZ",
    "$sScTss5NeverORszABRs_rlE5yieldyyYaFZ", "$sScTss5NeverORszABRs_rlE5yieldyyYaFZTu",
    "swift_task_alloc", "swift_task_create", "swift_task_dealloc", "swift_task_deinitOnExecutor",
    "swift_task_getMainExecutor", "swift_task_immediate", "swift_task_isCancelled",
    "swift_task_isCurrentExecutor", "swift_task_isCurrentExecutorWithFlags",
    "swift_task_reportUnexpectedExecutor", "swift_task_switch",
  ]

  /// The parts of the standard library that no screen needs, each with what it is about.
  private static let closedDeclarations = [
    ("11CommandLine", "the command line"), ("ContinuousClock", "a clock"),
    ("SuspendingClock", "a clock"), ("SystemRandomNumberGenerator", "chance"),
    ("6random", "chance"), ("E8shuffled", "chance"), ("E7shuffle", "chance"),
    ("13randomElement", "chance"), ("8readLine", "standard input"),
    ("11_typeByName", "types by their names"), ("$sScT", "a task"), ("$sSct", "a task"),
    ("TaskGroup", "a task group"),
    ("10Foundation", "Foundation"), ("CustomReflectable", "a mirror of its own"),
    ("CustomLeafReflectable", "a mirror of its own"),
  ]

  /// The reasons to refuse what is needed.
  func refusals(needing needed: Set<String>) -> [String] {
    needed.sorted().compactMap { symbol in
      problem(with: symbol).map { "it needs \($0)" }
    }.uniqued
  }

  private func problem(with symbol: String) -> String? {
    guard !Self.tasks.contains(symbol) else { return nil }
    if symbol.hasPrefix("$s") {
      if let (_, subject) = Self.closedDeclarations.first(where: { symbol.contains($0.0) }) {
        return "\(subject) (\(symbol.demangled.quotedExcerpt))"
      }
      guard let module = Self.module(of: symbol), !modules.contains(module) else { return nil }
      return "the module \(module) (\(symbol.demangled.quotedExcerpt))"
    }
    if symbol.hasPrefix("swift_") || symbol.hasPrefix("_swift_") {
      return Self.closedParts.contains(where: symbol.hasPrefix) ? symbol.quotedExcerpt : nil
    }
    let isAllowed =
      symbols.contains(symbol) || Self.helpers.contains(symbol)
      || symbol.hasPrefix("__swift") || symbol.hasPrefix("got.")
    return isAllowed ? nil : "the function \(symbol.quotedExcerpt)"
  }

  /// The module that a mangled name begins with; nil for the standard library's own.
  ///
  /// The name of an associated type's descriptor begins with that of the type.
  private static func module(of symbol: String) -> String? {
    guard !symbol.hasSuffix("Tl") else { return nil }
    let digits = symbol.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    return String(symbol.dropFirst(2 + digits.count).prefix(length))
  }

  /// The reasons to refuse what is defined: names that are not Swift's own take the place of others'.
  func refusals(defining defined: Set<String>) -> [String] {
    defined.filter { name in
      guard !name.hasPrefix("$s"), !name.hasPrefix("got.$s") else { return false }
      return !Self.generated.contains(where: name.hasPrefix)
    }.sorted().map { "it defines \($0.quotedExcerpt), which is not its own" }
  }

  /// The beginnings of names that the compiler makes up.
  private static let generated = [
    "__swift_reflection_version", "symbolic ", "get_type_metadata ", "associated conformance ",
    "default associated conformance", "flat unique ", "keypath_", "block_", "__swift_",
  ]
}
