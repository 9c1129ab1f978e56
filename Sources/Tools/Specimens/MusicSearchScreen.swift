import AppScreens

extension ViewScreen
where View.Gesture == MusicSearchGesture, View.Display == MusicSearchDisplay {
  /// A screen of a music search, with a service of its own.
  convenience init(_ makeView: (HeadlessMusicService) -> View) {
    let service = HeadlessMusicService()
    self.init(makeView(service), world: service) { $0.asked = service.asked }
  }
}
