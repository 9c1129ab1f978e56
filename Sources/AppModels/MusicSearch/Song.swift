/// A song, as a music service describes it.
public struct Song: Hashable, Sendable {
  /// The day on which a song was released, in the Gregorian calendar.
  public struct ReleaseDate: Hashable, Sendable, CustomStringConvertible {
    /// The year, such as 2021.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// The day of the month, from 1.
    public let day: Int

    /// A day, without a check that the calendar has it.
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// The day as `yyyy-MM-dd`, the calendar date of ISO 8601.
    public var description: String {
      [(year, 4), (month, 2), (day, 2)].map { number, digits in
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
      }.joined(separator: "-")
    }
  }

  /// The title of the song.
  public let title: String

  /// The artist's name.
  public let artist: String

  /// The title of the album.
  public let album: String

  /// The day of its release; nil where the service does not know it.
  public let released: ReleaseDate?

  /// The address of the picture of its cover.
  public let picture: String

  /// A song with these facts.
  public init(
    title: String, artist: String, album: String, released: ReleaseDate?, picture: String
  ) {
    self.title = title
    self.artist = artist
    self.album = album
    self.released = released
    self.picture = picture
  }
}
