import AppScreens

/// The expression in a view's source that recorded a message, such as
/// `log.call("press(_:)", presenter.press(_:), key)`.
struct RecordingExpression {
  /// The log's method, such as `call`.
  let verb: String

  /// The arguments: for most methods the recorded name, and then what it is the name of.
  let arguments: [String]

  /// The expression on a line; nil where the source is not at hand, or does not write the name.
  init?(of kind: MessageKind, at site: SourceLine) {
    guard let verb = kind.namingVerb, let lines = SourceFile(path: site.file)?.lines,
      lines.indices.contains(site.line - 1), lines[site.line - 1].contains(".\(verb)("),
      let arguments = lines[(site.line - 1)...].prefix(20).joined(separator: "\n")
        .arguments(behind: ".\(verb)")
    else { return nil }
    (self.verb, self.arguments) = (verb, arguments)
  }
}

extension MessageKind {
  /// The log's method that records such a message by what the view writes; nil if the function that
  /// records it gives the name.
  fileprivate var namingVerb: String? {
    switch self {
    case .call: "call"
    case .delegate: "delegate"
    case .assign: "assign"
    case .bind, .unbind, .notify: "bind"
    case .set: "didSet"
    case .show, .read, .request, .answer, .cancel, .gesture, .event, .state, .display: nil
    }
  }
}
