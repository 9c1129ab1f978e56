import AppScreens
import TriptychParity

@MainActor extension FaultyScreens {
  /// Faulty screens of the main actor, whose tasks await an `async` service.
  public static let ofMainActor: [FaultyScreen] = [
    overtakenEdits,
    overtakenLongEdits,
    FaultyScreen(
      "ignored-while-busy", of: "four-function", in: "MVP", breaks: "S2",
      origin: "A guard against two keys at once, in a static variable that every second one turns."
    ) {
      AwaitingScreen(MainActorCalculator(accepting: BusyGuard().accepts), service: NoService())
    },
    search("awaited-stale", breaks: "MS8", "A response is shown, whatever was typed meanwhile.") {
      $0.takesCancelled = true
    },
    search("awaited-for-nobody", breaks: "MS18", "A task ends by itself, as it seems.") {
      $0.leave = { _ in }
    },
    search("awaited-twice", breaks: "MS6", "The variable that has the task is set again.") {
      $0.cancel = { _ in }
    },
    search("awaited-by-view", breaks: "MS18", "A task captures the view that it updates later.") {
      $0.keepsView = true
    },
    search("echoed-later", breaks: "S8", "A task shows the text again after each edit.") {
      $0.edited = { search, query in
        Task {
          search.display.query = query
          search.update()
        }
      }
    },
  ]

  /// Correct screens of the main actor.
  package static var rightOfMainActor: [CorrectScreen] {
    [
      right("awaited-songs", of: "music", "A task of the main actor awaits the songs.") {
        AwaitingScreen(AwaitingSearch.Steps())
      },
      right("awaited-after-yields", of: "music", "A task suspends twice before it asks for songs.")
      {
        var steps = AwaitingSearch.Steps()
        steps.prepare = {
          await Task.yield()
          await Task.yield()
        }
        return AwaitingScreen(steps)
      },
      right(
        "counted-responses", of: "music", "Every response is counted, whether it is shown or not."
      ) {
        var steps = AwaitingSearch.Steps()
        steps.countsResponses = true
        return AwaitingScreen(steps)
      },
      right("awaited-addresses", of: "address", "A task reads the stream of addresses.") {
        form()
      },
      right("awaited-detached", of: "address", "A detached task reads the stream of addresses.") {
        form(detached: true)
      },
      right("awaited-in-one-loop", of: "music", "One task takes all requests from a stream.") {
        let service = HeadlessAsyncMusicService()
        return AwaitingScreen(LoopingSearch(service), service: service)
      },
      right("stored-as-read", of: "address", "A view stores what it shows whenever it is read.") {
        ReadingScreen()
      },
      right("main-actor", of: "four-function", "Presenter, view and screen are of the main actor.")
      {
        AwaitingScreen(MainActorCalculator(), service: NoService())
      },
    ]
  }

  private static func right<NewScreen: Screen>(
    _ name: String, of app: String, _ technique: String,
    _ makeScreen: @escaping @MainActor () -> NewScreen
  ) -> CorrectScreen {
    CorrectScreen(name, of: app, technique: technique, makeScreen)
  }

  private static var overtakenEdits: FaultyScreen {
    FaultyScreen(
      "overtaken-edits", of: "address", in: "MVP", breaks: "S2",
      origin: "The text of each edit is tidied up in a task of its own."
    ) {
      // Some texts take longer than others, as where a cache knows those.
      form { text in
        for _ in 0..<(text.isEmpty ? 20 : 0) { await Task.yield() }
        return text
      }
    }
  }

  private static var overtakenLongEdits: FaultyScreen {
    FaultyScreen(
      "overtaken-long-edits", of: "address", in: "MVP", breaks: "S2",
      origin: "The task for a very long text is slow, and nothing cancels it."
    ) {
      form { text in
        for _ in 0..<(text.utf8.count > 50_000 ? 200 : 0) { await Task.yield() }
        return text
      }
    }
  }

  /// An address form, which a detached task may observe, and where something may be done to each text in a task.
  private static func form(
    detached isDetached: Bool = false,
    preparing prepare: (@MainActor (String) async -> String)? = nil
  ) -> AwaitingScreen<AwaitingForm> {
    let store = HeadlessAsyncAddressStore()
    let form = AwaitingForm(store, detached: isDetached, preparing: prepare)
    return AwaitingScreen(form, service: store)
  }

  private static func search(
    _ name: String, breaks rule: String, _ origin: String,
    _ replace: (inout AwaitingSearch.Steps) -> Void
  ) -> FaultyScreen {
    var steps = AwaitingSearch.Steps()
    replace(&steps)
    return FaultyScreen(name, of: "music", in: "MVP", breaks: rule, origin: origin) { [steps] in
      AwaitingScreen(steps)
    }
  }
}
