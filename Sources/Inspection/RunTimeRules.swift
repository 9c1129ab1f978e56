extension ArchitectureRule {
  /// The rules that only running the code decides.
  static let atRunTime: [ArchitectureRule] = [
    ArchitectureRule(
      "A18", "The mediator keeps working when its view is gone.",
      why: "A view can leave at any moment; what a person has done must not leave with it.",
      of: [.mvp, .mvvm], isAtRunTime: true
    ) { _, _, _ in .notDecided(because: notRun) },
    ArchitectureRule(
      "A19", "One view model serves two views at once, and both are up to date.",
      why: "Binding is one to many: a second window costs the view model nothing.",
      of: [.mvvm], isAtRunTime: true
    ) { _, _, _ in .notDecided(because: notRun) },
  ]

  private static let notRun = "inspect can run it from a command that has this pattern"
}
