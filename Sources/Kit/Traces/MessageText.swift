import AppScreens
import TriptychTerminal

extension Message {
  /// The message as text, much as in code: `press(.digit(.five))`, `text = "5"`.
  ///
  /// Long arguments are cut short.
  package var text: String {
    text(namingViews: true)
  }

  /// The message as text, with the numbers of views, or without where there is only one.
  package func text(namingViews isNamed: Bool) -> String {
    let arguments = arguments.map { argument in
      !isNamed && argument.isNumberedView ? "view" : argument.shortened
    }
    let first = arguments.first ?? ""
    return switch kind {
    case .gesture, .event: name.shown
    case .call, .delegate, .show, .cancel: call(with: arguments)
    case .request: call(with: arguments, then: true)
    case .answer:
      "response to \(call(with: arguments.dropLast(), then: true)): \(arguments.last ?? "")"
        + (changesNothing ? " (nothing changes)" : "")
    case .bind: "bind \(name)"
    case .unbind: "unbind \(name)"
    case .set, .assign: "\(name) = \(first)"
    case .read: "read \(name): \(first)"
    case .notify: "\(name): \(first)"
    case .state: "\(name): \(arguments.joined(separator: " → "))"
    case .display: "\(name): \(arguments.last ?? "")"
    }
  }

  /// The message as text, with the view's number where one view replaces another.
  package func text(on trigger: Trace.Episode.Trigger) -> String {
    let text = text(namingViews: trigger.namesViews)
    guard trigger.namesViews, kind != .state, let view else { return text }
    return "view \(view): \(text)"
  }

  /// The name with the arguments in their places; behind the name where they do not fit.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isAnswered: Whether the last parameter is for the response, and left out.
  /// - Returns: The call, much as in code.
  private func call(with arguments: [String], then isAnswered: Bool = false) -> String {
    let parts = name.split(separator: "(", maxSplits: 1)
    let labels = (parts.last?.dropLast().split(separator: ":") ?? []).dropLast(isAnswered ? 1 : 0)
    guard parts.count == 2, labels.count == arguments.count else {
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
    let labelled = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(parts[0])(\(labelled.joined(separator: ", ")))"
  }
}

extension Trace.Episode.Trigger {
  /// Indicates whether views need numbers, since one replaces another.
  package var namesViews: Bool { self == .replaceView }
}

extension Trace.Episode {
  /// The event as a title; long names are cut short.
  package var title: String { name.shown }
}

extension String {
  /// The text as it can be shown: in quotes when it would not be seen as it is.
  fileprivate var shown: String {
    (unicodeScalars.allSatisfy { $0.isPrintable } ? self : quoted).shortened
  }

  /// Indicates whether the text is a view's name: `view 2`.
  fileprivate var isNumberedView: Bool {
    hasPrefix("view ") && Int(dropFirst(5)) != nil
  }

  /// The text, cut short where it is long.
  fileprivate var shortened: String {
    excerpt(upTo: 80).isWhole ? self : "\(excerpt(upTo: 79).text)…"
  }
}
