import Foundation

extension String {
  /// A drawing as an image of its own, so that its style is its own too.
  var svgImage: String {
    let title = firstMatch(of: /<title id="title">(.*?)<\/title>/)?.1 ?? ""
    let data = Data(utf8).base64EncodedString()
    return "<img alt=\"\(title)\" src=\"data:image/svg+xml;base64,\(data)\">"
  }
}
