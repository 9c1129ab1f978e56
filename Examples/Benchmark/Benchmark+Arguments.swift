import Foundation
import TextLayout

extension Benchmark {
  private static let usage = ProgramUsage(
    name: "benchmark",
    help: """
      benchmark [LENGTH [SECONDS]]

      Measures how fast gestures are in each pattern, how fast the kit looks for differences, how
      long a whole verification takes, and how fast the models read long texts. LENGTH is the number
      of keys, from 1 to 7, in the longest sequences that are tried; 5 unless given. SECONDS, from 1
      to 600, are those of a guided search of each app, for which the command is built once more;
      there is none unless given. Only the figures of a release build mean anything.
      Exit status: 0, or 2 for bad usage or output that is lost.

      For example: swift run -c release benchmark 3

      """)

  /// The length of sequences, and the seconds of guided searches, that the words of a command line
  /// ask for; exits for help and mistakes.
  static func numbers(from arguments: [String]) -> (length: Int, seconds: Int?) {
    guard !arguments.contains("-h"), !arguments.contains("--help") else {
      write(usage.help)
      exit(0)
    }
    func number(_ word: String, in range: ClosedRange<Int>) -> Int? {
      word.allSatisfy(\.isASCII) ? Int(word).flatMap { range.contains($0) ? $0 : nil } : nil
    }
    let word = arguments.first ?? "5"
    guard let length = number(word, in: 1...7) else {
      refuse("LENGTH is a number of keys from 1 to 7, not \(word.quotedExcerpt)")
    }
    guard arguments.count < 3 else {
      refuse("unexpected argument \(arguments[2].quotedExcerpt); only LENGTH and SECONDS are taken")
    }
    guard arguments.count == 2 else { return (length, nil) }
    guard let seconds = number(arguments[1], in: 1...600) else {
      refuse("SECONDS is a number from 1 to 600, not \(arguments[1].quotedExcerpt)")
    }
    return (length, seconds)
  }

  /// Writes to standard output; exits if that is closed or full.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      refuse("cannot write to standard output")
    }
  }

  private static func refuse(_ problem: String) -> Never {
    do {
      try FileHandle.standardError.write(contentsOf: Data(usage.complaint(problem).utf8))
    } catch {}
    exit(2)
  }
}
