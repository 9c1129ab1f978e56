import Foundation
import TextLayout

extension Benchmark {
  private static let usage = ProgramUsage(
    name: "benchmark",
    help: """
      benchmark [LENGTH]

      Measures how fast gestures are in each pattern, how fast the kit looks for differences, and
      how fast the models read long texts. LENGTH is the number of keys, from 1 to 7, in the longest
      sequences that are tried; 5 unless given. Only the figures of a release build mean anything.
      Exit status: 0, or 2 for bad usage or output that is lost.

      For example: swift run -c release benchmark 3

      """)

  /// The length of sequences that the words of a command line ask for; exits for help and mistakes.
  static func length(from arguments: [String]) -> Int {
    guard !arguments.contains("-h"), !arguments.contains("--help") else {
      write(usage.help)
      exit(0)
    }
    let word = arguments.first ?? "5"
    guard word.allSatisfy(\.isASCII), let length = Int(word), (1...7).contains(length) else {
      refuse("LENGTH is a number of keys from 1 to 7, not \(word.quotedExcerpt)")
    }
    guard arguments.count < 2 else {
      refuse("unexpected argument \(arguments[1].quotedExcerpt); only LENGTH is taken")
    }
    return length
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
