import Foundation
import HostSystem
import TextLayout

/// A form of what a verb writes, by which a file that was written before is known again.
struct OutputForm {
  /// Texts in its first lines, in this order, the first of them at its beginning.
  private let opening: [String]

  init(_ opening: String...) {
    self.opening = opening
  }

  /// An SVG drawing.
  static let drawing = OutputForm(
    "<svg xmlns=", #"role="img" aria-labelledby="title description">"# + "\n<title id=\"title\">")

  /// Indicates whether something of this form begins like this.
  func begins(_ beginning: Data) -> Bool {
    var rest = String(decoding: beginning, as: UTF8.self)[...]
    guard let first = opening.first, rest.hasPrefix(first) else { return false }
    for text in opening {
      guard let range = rest.firstRange(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension Arguments {
  /// The place that `--output` names for something of a form; nil for standard output.
  ///
  /// - Throws: A `UsageError` for a place that cannot be written, or holds what the verb did not
  ///   write, unless it is to be replaced.
  func place(for form: OutputForm) throws -> OutputPlace? {
    let isReplacing = self[SharedOptions.replace]
    guard let path = self[SharedOptions.output] else { return nil }
    do throws(OutputFailure) {
      return path == "-" ? nil : try OutputPlace(path) { isReplacing || form.begins($0) }
    } catch {
      throw UsageError(error, try: SharedOptions.output, self)
    }
  }
}

extension UsageError {
  /// A failure to write where an option says; the same with a free path is what to try.
  init(_ failure: OutputFailure, try option: ValueOption<String>, _ arguments: Arguments) {
    self.init(failure.message, try: failure.freePath.map { arguments.again(with: option, $0) })
  }
}
