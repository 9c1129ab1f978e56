import TriptychSourceReading

/// Rewrites what a headless service or a request to it receives: requests, and their end.
struct ServiceRewriting {
  private let block: TypeBlock
  private(set) var edits: SourceEdits

  init(_ block: TypeBlock, edits: SourceEdits) {
    self.block = block
    self.edits = edits
  }

  /// Indicates whether a block has something to record.
  static func hasRequests(_ block: TypeBlock) -> Bool {
    block.methods.contains { $0.receiver != nil }
  }

  mutating func rewrite() {
    for method in block.methods {
      guard let body = method.body else { continue }
      if let receiver = method.receiver {
        let names = method.parameters.compactMap(\.name).filter { $0 != receiver }
        let arguments =
          ["\"\(method.name)\""] + names + ["then: \(receiver)"]
          + method.lineArgument(besides: body, in: block.source)
        edits.insert(
          " let \(receiver) = log.request(\(arguments.joined(separator: ", ")));", after: body,
          in: block.source)
        if method.hasResult { edits.insertReturn(inBody: body, of: block.source) }
      } else if ["cancel()", "end()"].contains(method.name) {
        edits.insert(" log.cancel(\"\(method.name)\");", after: body, in: block.source)
      }
    }
  }
}

extension MethodMember {
  /// The parameter that receives a response later; nil if the method is no request.
  fileprivate var receiver: String? {
    guard !modifiers.arePrivate, let last = parameters.last, last.type.contains("@escaping"),
      last.type.isFunction
    else { return nil }
    return last.name
  }
}
