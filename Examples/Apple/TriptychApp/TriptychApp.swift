import ChosenScreens
import SwiftUI

@main
struct TriptychApp: App {
  var body: some Scene {
    WindowGroup { ChosenScreens() }
  }
}
