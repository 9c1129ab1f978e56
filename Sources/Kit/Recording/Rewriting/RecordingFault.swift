/// The reason why no recording views can be made: what cannot be read, and what to write instead.
package struct RecordingFault: Error, Hashable, CustomStringConvertible {
  /// The file and the line of what cannot be read; nil if it is in no line.
  package let place: String?

  /// What cannot be read, and what to write instead.
  package let reason: String

  /// The reason, with its place.
  package var description: String { place.map { "\($0): \(reason)" } ?? reason }

  init(_ reason: String, at place: String? = nil) {
    self.reason = reason
    self.place = place
  }
}
