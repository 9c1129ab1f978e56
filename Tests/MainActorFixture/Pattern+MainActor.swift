import AppScreens

extension Pattern {
  /// A correct pattern of the main actor.
  package static let mainActor = Pattern("MainActor").adding(MusicSearchScreen.init)

  /// A correct one whose tasks suspend twice before they make a request.
  package static let suspending = Pattern("Suspending")
    .adding { MusicSearchScreen(.suspendsOften) }

  /// A correct one that passes each response on from another thread, 10 ms later.
  package static let elsewhere = Pattern("Elsewhere")
    .adding { MusicSearchScreen(.passesOnFromElsewhere) }

  /// Accepts a response to a request that is no longer pending.
  package static let stale = Pattern("Stale").adding { MusicSearchScreen(.acceptsStaleResponses) }

  /// Cancels no request.
  package static let uncancelled = Pattern("Uncancelled").adding {
    MusicSearchScreen(.neverCancels)
  }

  /// Keeps the view for as long as a task waits.
  package static let strong = Pattern("Strong").adding { MusicSearchScreen(.keepsView) }

  /// Sets the field that the user edits, one turn of the main queue later.
  package static let echoing = Pattern("Echoing").adding { MusicSearchScreen(.echoesLater) }
}
