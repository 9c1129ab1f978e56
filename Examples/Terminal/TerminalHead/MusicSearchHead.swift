import AppModels
import AppScreens

struct MusicSearchHead: Head {
  let name = "music"
  let isTyping = true
  var screen: (any Screen<MusicSearchGesture, MusicSearchDisplay>)?
  var steps: [Step<MusicSearchGesture>] = []
  private var list = ScrolledList()
  private let service: (any MusicService)?

  /// A music search over a service; without one, keys let a headless service act.
  init(over service: (any MusicService)?) {
    self.service = service
  }

  func makeScreen(in pattern: Pattern) -> (any Screen<MusicSearchGesture, MusicSearchDisplay>)? {
    guard let service else {
      return pattern.screenFactory(MusicSearchGesture.self, MusicSearchDisplay.self)?()
    }
    return liveMusicSearchScreens[pattern.name]?(service)
  }

  func draw(in room: Room) -> [String] {
    let rows = display.rows.map { row in
      "\(row.date.fitted(to: 10))  "
        + [row.song, row.artist, row.album].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let height = listHeight(in: room)
    return [field("query", display.query, isEdited: true, in: room)]
      + ["status        \(display.status)", display.retry ? "[ Retry ]" : ""]
      + list.lines(of: rows, height: height) + [list.position(of: rows.count, height: height)]
      + (service == nil ? ["asked         \(display.asked)", ""] : [""])
      + ["Enter retries   ↑ ↓ PgUp PgDn scroll"]
      + [service == nil ? "Ctrl+R answers oldest   F fails it" : "The service answers by itself."]
  }

  /// The lines that are left for songs.
  private func listHeight(in room: Room) -> Int {
    max(1, room.height - (service == nil ? 8 : 7))
  }

  mutating func step(for key: Key, in room: Room) -> Step<MusicSearchGesture>? {
    let (count, height) = (display.rows.count, listHeight(in: room))
    switch key {
    case .up: list.scroll(by: -1, of: count, height: height)
    case .down: list.scroll(by: 1, of: count, height: height)
    case .pageUp: list.scroll(by: -height, of: count, height: height)
    case .pageDown: list.scroll(by: height, of: count, height: height)
    case .enter: return display.retry ? .gesture(.retry) : nil
    case .control("r"): return service == nil ? .event(.reply(1)) : nil
    case .control("f"): return service == nil ? .event(.fail(1, failure)) : nil
    case .character, .control, .delete, .tab, .backTab:
      guard let query = display.query.edited(by: key) else { return nil }
      list = ScrolledList()
      return .gesture(.editQuery(query))
    }
    return nil
  }

  /// The failure that comes next, by turns.
  private var failure: MusicFailure {
    MusicFailure.allCases[events % MusicFailure.allCases.count]
  }
}
