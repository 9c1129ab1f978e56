"use strict"

/** Makes the page alive: the story, the laboratory, the presentation mode and the keys. */
function start() {
  const recordings = JSON.parse(document.getElementById("conversations").textContent).map(map => new Recording(map))
  if (recordings.length === 0) return
  document.documentElement.classList.add("scripted")
  const story = document.getElementById("chapters")
  const chapters = tellStory(recordings, story)
  const benches = recordings.map(recording =>
    new Stepper(recording, document.getElementById(`stepper-${recording.app}`)))
  const steppers = [...chapters, ...benches]
  showBenches(recordings)
  watchKeys(steppers, new Presentation(steppers))
}

/** Shows one app of the laboratory at a time: the one that a button or the address names. */
function showBenches(recordings) {
  const benches = recordings.map(({ app }) => document.getElementById(app))
  const show = app => {
    for (const bench of benches) bench.hidden = bench.id !== app
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.app === app))
  }
  const buttons = recordings.map(({ app, title }) => makeButton(title, () => show(app), { "data-app": app }))
  const benchesElement = document.getElementById("benches")
  benchesElement.append(makeGroup("Apps", buttons))
  benchesElement.hidden = recordings.length === 1
  const byAddress = () => {
    const app = location.hash.slice(1)
    if (document.getElementById(app)?.matches("details")) document.getElementById(app).open = true
    if (recordings.some(recording => recording.app === app)) {
      show(app)
      document.getElementById(app).scrollIntoView()
    }
  }
  show(recordings[0].app)
  byAddress()
  addEventListener("hashchange", byAddress)
}

start()
