import AppScreens

extension Examination {
  /// Something that is not as it must be, after the last of some steps.
  struct Discrepancy {
    let steps: Steps
    let seed: UInt64
    let expected: [[Widget]?]
    let shown: [Display?]
    var fault: Fault?
    var failure: ProcessFailure?

    /// The widgets that are wrong in the end.
    var wrongWidgets: [String] {
      guard let shown = shown.last ?? nil, let expected = expected.last ?? nil else { return [] }
      return zip(expected, shown.widgets).filter { $0.text != $1.text }.map(\.0.name)
    }

    /// Indicates whether all was shown as it must be, and the process ended only as the screen was let go.
    var isOfLettingGo: Bool { failure?.moment == .lettingGo }

    /// Indicates whether another is of the same kind.
    func isLike(_ other: Self) -> Bool {
      if let failure { return other.failure.map(failure.isLike) ?? false }
      guard other.failure == nil, (fault == nil) == (other.fault == nil) else { return false }
      return wrongWidgets == other.wrongWidgets
    }
  }
}
