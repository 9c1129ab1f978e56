import Foundation

extension String {
  /// The drawing as an `img` element, so that its styles stay its own.
  var svgImage: String {
    let title = firstMatch(of: /<title id="title">(.*?)<\/title>/)?.1 ?? ""
    let data = Data(utf8).base64EncodedString()
    return "<img alt=\"\(title)\" src=\"data:image/svg+xml;base64,\(data)\">"
  }
}
