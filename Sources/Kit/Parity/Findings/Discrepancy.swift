import AppScreens

extension Examination {
  /// Something that is not as it must be, after the last of some steps.
  struct Discrepancy {
    let steps: Steps
    let seed: UInt64
    let expected: [Expected]
    let shown: [Display?]
    var fault: Fault?
    var failure: ProcessFailure?

    /// The widgets that are wrong in the end.
    var wrongWidgets: [String] {
      guard let shown = shown.last ?? nil, let expected = expected.last?.widgets else { return [] }
      return zip(expected, shown.widgets).filter { $0.text != $1.text }.map(\.0.name)
    }

    /// The kind of finding that it is under a condition.
    func kind(under condition: Condition) -> Finding.Kind {
      switch failure?.cause {
      case .unwritten: .notWritten
      case .some: .fatal
      case nil: fault == nil && condition == .plain ? .visible : .hidden
      }
    }

    /// Indicates whether all was shown as it must be, and the process ended only as the screen was let go.
    var isOfLettingGo: Bool { failure?.moment == .lettingGo }

    /// Indicates whether a new screen may show anything.
    var isOpenAtFirst: Bool { if case .anything? = expected.first { true } else { false } }

    /// Indicates whether another is of the same kind.
    func isLike(_ other: Self) -> Bool {
      if let failure { return other.failure.map(failure.isLike) ?? false }
      guard other.failure == nil, (fault == nil) == (other.fault == nil) else { return false }
      return wrongWidgets == other.wrongWidgets
    }
  }
}
