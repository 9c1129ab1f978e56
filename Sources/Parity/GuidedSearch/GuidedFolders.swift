import AppScreens
import Foundation

/// The folders in which a guided search of an app keeps inputs from one time to the next.
struct GuidedFolders {
  /// The inputs that reach code in different ways; it grows from search to search.
  let corpus: URL

  /// The inputs that showed something wrong, which are tried first the next time.
  private let found: URL

  /// The scenarios of the app, as inputs to begin with.
  private let scenarios: URL

  private let greatestCount: Int

  /// The folders, made where they are missing, and the scenarios in theirs.
  init<Subject: AppDefinition>(in folder: URL, for app: Subject) throws {
    corpus = folder.appendingPathComponent("corpus/\(app.name)")
    found = folder.appendingPathComponent("found/\(app.name)")
    scenarios = folder.appendingPathComponent("scenarios/\(app.name)")
    for folder in [corpus, found, scenarios] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let coding = StepBytes(app)
    greatestCount = StepBytes<Subject>.greatestCount
    for (index, scenario) in app.rules.flatMap(\.scenarios).enumerated() {
      guard let bytes = coding.bytes(of: scenario.steps),
        bytes.count <= StepBytes<Subject>.greatestCount
      else { continue }
      try Data(bytes).write(to: scenarios.appendingPathComponent(String(index)))
    }
  }

  /// The number of inputs that are kept.
  var count: Int {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: corpus.path).count
    } catch {
      return 0
    }
  }

  /// The fuzzer's arguments for a search within limits.
  func arguments(seconds: Int, limits: Isolation.Limits) -> [String] {
    [
      "-max_total_time=\(seconds)", "-timeout=\(max(1, Int(limits.gesture)))",
      "-rss_limit_mb=\(limits.memory)", "-max_len=\(greatestCount)", "-use_value_profile=1",
      "-seed=1",
      // Short inputs first, which are quick; it is off by default where steps are changed as well.
      "-len_control=100",
      "-report_slow_units=1000000", "-print_final_stats=1", "-detect_leaks=0", "-close_fd_mask=1",
      "-artifact_prefix=\(found.path)/", corpus.path, scenarios.path, found.path,
    ]
  }
}
