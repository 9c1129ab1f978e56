import AppDefinitions
import AppScreens
import GTK
import TriptychParity

/// Pictures of the windows of all apps, each after a few steps.
enum Pictures {
  private static let steps = [
    "token": ["separators=,;", "input=1,2;39"],
    "four-function": ["12+30*4"],
    "colour": ["green=on", "yellow=on"],
    "address": ["street=1 Main Street", "city=Seoul", "state=Jung", "zip=04524", "update"],
    "music": ["query=BTX", "reply=1"],
  ]

  /// Writes a picture of each app into a folder, in patterns by turns; false if one cannot be written.
  static func write(to folder: String, of patterns: [Pattern]) -> Bool {
    TriptychApps.all.enumerated().allSatisfy { number, app in
      let window = DesktopWindow(of: patterns, app: number, pattern: number % patterns.count)
      defer { window.window.destroy() }
      for step in steps[app.name] ?? [] { window.stage?.take(step) }
      window.window.present()
      while !window.window.isOnScreen { Loop.turn() }
      // Some of what changes on the way there is animated.
      var isStill = false
      _ = Loop.after(milliseconds: 500) { isStill = true }
      while !isStill { Loop.turn() }
      return window.window.savePicture(to: "\(folder)/\(app.name).png")
    }
  }
}
