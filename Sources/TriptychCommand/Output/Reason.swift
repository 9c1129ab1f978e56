import Foundation

extension Console {
  /// The reason for an error in words: the system's, where there are any.
  static func reason(_ error: any Error) -> String {
    if let error = error as? DecodingError { return reason(error) }
    let system = error as NSError
    let cause = system.userInfo[NSUnderlyingErrorKey] as? NSError ?? system
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    // Errors of this package say themselves what is wrong; those of Foundation say it as NSErrors.
    let isOwn = !(error is CocoaError) && !(error is URLError) && type(of: error) != NSError.self
    if isOwn { return "\(error)" }
    let words = error.localizedDescription
    return words.contains(cause.domain) ? "the system gives no reason" : words
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return "unreadable data\(place.isEmpty ? "" : " at \(place)"): \(context.debugDescription)"
    @unknown default: return "unreadable data"
    }
  }
}
