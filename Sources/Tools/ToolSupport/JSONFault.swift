import Foundation

/// The place from which a text is no JSON, and what is wrong there.
package struct JSONFault {
  /// The line, from 1; nil where the reader of JSON does not tell it.
  package let line: Int?

  /// Such as `it is empty`.
  package let text: String

  /// The fault in a text; nil if it is JSON.
  package init?(in data: Data) {
    guard !data.allSatisfy(\.isBlank) else {
      (line, text) = (nil, "it is empty")
      return
    }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let place = words?.firstMatch(of: /\ *around (line|character) (\d+).*/)?.output
      let number = place.flatMap { Int($0.2) }
      let end = data.lastIndex { !$0.isBlank } ?? 0
      // Some readers of JSON tell the line, and others the number of a byte, or nothing for the end.
      line = place?.1 == "line" ? number : data.prefix(number ?? end).count { $0 == 0x0A } + 1
      let fault = words.map { words in
        let start = words.prefix(upTo: place?.0.startIndex ?? words.endIndex)
        return start.prefix(1).lowercased() + start.dropFirst().replacing(/\.$/, with: "")
      }
      text = """
        it is not JSON: \(fault ?? "no reason is given"); look for a comma, a bracket or a quotation \
        mark that is missing, or is one too many
        """
    }
  }
}

extension UInt8 {
  /// Indicates whether JSON has the byte between values, where it means nothing.
  fileprivate var isBlank: Bool { [0x09, 0x0A, 0x0D, 0x20].contains(self) }
}
