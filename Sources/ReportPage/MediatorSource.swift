import AppScreens
import Foundation
import Traces

/// A mediator's source, in which the lines of a message can be marked.
struct MediatorSource {
  /// The file, from `Sources` on; nil if it was not found.
  let file: String?

  /// The lines of the file.
  let lines: [String]

  /// The source of the mediator in a trace: the file of its name beside the view's.
  init(of trace: Trace) {
    let site = trace.episodes.lazy.flatMap(\.messages).compactMap(\.site).first
    let type = trace.participants.mediator?.type.prefix { $0 != "<" } ?? ""
    let path = site.map { site in
      URL(fileURLWithPath: site.file).deletingLastPathComponent()
        .appendingPathComponent("\(type).swift").path
    }
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    file = text == nil ? nil : path.map { SourceLine(file: $0, line: 1).path }
    lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  /// The lines, from 1, that send or receive a message: a declaration for what the view calls, and
  /// the code that does it for what the mediator does.
  ///
  /// Of several candidates, those that contain its text are taken, or else those that contain no other
  /// text; among these, those in the method that the view called.
  func lines(for message: Message, in participants: Participants, during call: Message?) -> [Int] {
    // No method delivers a value to a new binding: only the property can be marked.
    let isDelivered = message.kind == .notify && call == nil
    let all =
      isDelivered
      ? matches { $0.contains("var \(message.name)") } : candidates(for: message, in: participants)
    let text = message.arguments.last.flatMap { $0.hasPrefix("\"") ? $0 : nil }
    let saying = all.filter { line in text.map(texts(in: line).contains) ?? false }
    if !saying.isEmpty { return saying }
    let fitting = all.filter { text == nil || texts(in: $0).isEmpty }
    let called = call.map { candidates(for: $0, in: participants) } ?? []
    let inside = fitting.filter { line in enclosingMethod(of: line).map(called.contains) ?? false }
    return inside.isEmpty ? (fitting.isEmpty ? all : fitting) : inside
  }

  /// The string literals in a line of code, with their quotes.
  private func texts(in line: Int) -> [String] {
    lines[line - 1].matches(of: /"[^"]*"/).map { String($0.output) }
  }

  /// The line that declares the method around a line.
  private func enclosingMethod(of line: Int) -> Int? {
    lines[..<line].lastIndex { $0.contains("func ") }.map { $0 + 1 }
  }

  private func candidates(for message: Message, in participants: Participants) -> [Int] {
    let base = message.name.base
    let label = message.name.dropFirst(base.count + 1).prefix { $0 != ":" && $0 != ")" }
    let last = message.name.split(separator: ".").last ?? ""
    switch message.kind {
    case .call, .delegate:
      return matches { $0.contains("func \(base)(") && $0.contains("\(label)") }
    case .show:
      let start = label.isEmpty || label == "_" ? "\(base)(" : "\(base)(\(label):"
      return matches { $0.contains(".\(start)") }
    case .set: return matches { $0.contains(".\(base) = ") }
    case .read: return matches { $0.contains(".\(base)") && !$0.contains(".\(base) =") }
    case .bind, .unbind: return matches { $0.contains("var \(base)") }
    case .notify: return matches { $0.isAssignment(to: base) }
    case .state where message.receiver == .model:
      let models = participants.models.compactMap { $0.name.split(separator: ".").last }
      return matches { line in models.contains { line.callsMethod(of: $0) } }
    case .state: return matches { $0.isAssignment(to: last) }
    case .gesture, .display: return []
    }
  }

  private func matches(_ isMatch: (String) -> Bool) -> [Int] {
    lines.indices.filter { isMatch(lines[$0]) }.map { $0 + 1 }
  }
}

extension String {
  /// Indicates whether a line of code calls a method of a property's value.
  fileprivate func callsMethod(of property: Substring) -> Bool {
    guard let range = firstRange(of: "\(property).") else { return false }
    return self[range.upperBound...].drop { $0.isLetter || $0.isNumber }.first == "("
  }

  /// Indicates whether a line of code assigns a value to a property.
  fileprivate func isAssignment(to name: Substring) -> Bool {
    let code = drop { $0 == " " }
    return code.hasPrefix("\(name) = ") || code.hasPrefix("self.\(name) = ")
      || code.contains(": \(name) = ")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// A method's name without its labels.
  fileprivate var base: Substring { prefix { $0 != "(" } }
}
