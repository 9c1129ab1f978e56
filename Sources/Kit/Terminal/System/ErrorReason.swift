import Foundation

extension Error {
  /// The reason for the error in words: the system's, where there are any.
  package var reason: String {
    if let error = self as? DecodingError { return error.placed }
    let system = self as NSError
    let underlying = system.userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = underlying.map { $0 as NSError } ?? system
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    // Errors of this package say themselves what is wrong; those of Foundation say it as NSErrors.
    let isOwn = !(self is CocoaError) && !(self is URLError) && type(of: self) != NSError.self
    if isOwn { return "\(self)" }
    let words = localizedDescription
    return words.contains(cause.domain) ? "the system gives no reason" : words
  }
}

extension DecodingError {
  /// The fault, and its place in the data.
  package var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  /// The fault and its place, in words.
  fileprivate var placed: String {
    guard let context else { return "unreadable data" }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return "unreadable data\(place.isEmpty ? "" : " at \(place)"): \(context.debugDescription)"
  }
}
