extension Program {
  /// The version of Triptych's own programs, as the newest heading of the changelog has it.
  package static let triptychVersion = "0.1.0 (unreleased)"
}
