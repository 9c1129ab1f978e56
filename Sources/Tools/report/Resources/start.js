"use strict"

/** Makes the page alive: the story, the laboratory, the family tree, the presentation mode and the keys. */
function start() {
  showVariants([...document.querySelectorAll(".variant > button")])
  const read = name => JSON.parse(document.getElementById(name).textContent)
  const recordings = read("conversations").map(map => new Recording(map))
  if (recordings.length === 0) return
  const chapters = document.getElementById("chapters")
  const story = tellStory(recordings, read("broken"), chapters)
  const toBreak = document.querySelector(".breaking")
  if (toBreak) {
    toBreak.id = "break-it"
    document.getElementById("benches").before(make("p", { class: "lead" }, "Press a key, and follow its messages; click on one to see its line of code. What fails without a line, ",
      make("a", { href: "#break-it" }, "Break it"), " shows, below each chapter."))
  }
  const slides = addSlides(chapters)
  if (slides.length > 0) story.at(-1).following = slides[0].name
  const steppers = [...story, ...slides, ...recordings.map(makeBench)]
  showBenches(recordings)
  const presentation = new Presentation(steppers)
  watchKeys(steppers, presentation)
  presentation.recall()
}

/** Makes the stepper of an app in the laboratory. */
function makeBench(recording) {
  const { app, title } = recording
  const root = make("div", { class: "stepper", id: `stepper-${app}`, role: "group", "aria-labelledby": `${app}-title` })
  document.getElementById("laboratory").append(
    make("div", { class: "bench", id: app }, make("h3", { id: `${app}-title` }, title), root))
  return new Stepper(recording, root)
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
