"use strict"

/** Slides without messages, at the end of the lecture: who owns whom, and the family tree. */
class Slides {
  /** Slides of elements, in a place. */
  constructor(name, elements, place) {
    this.name = name
    this.slides = elements
    this.slideTitles = elements.map(element => element.querySelector("h3, .heading").textContent)
    this.onDraw = () => {}
    this.taken = []
    this.recording = { leads: steps => steps.length === 0 }
    this.talk = { showPattern() {}, element: make("div") }
    this.next = makeButton("Next", () => this.onMove(1), { class: "primary" })
    this.sentence = make("p", { class: "sentence", role: "status", "aria-label": "Current slide" })
    this.task = make("p", { class: "task" })
    this.root = make("div", { class: "stepper slides", role: "group", "aria-label": name },
      make("div", { class: "top" }, make("p", { class: "title" }, name), this.task),
      make("div", { class: "bar-of-steps" }, makeGroup("Slides", [this.next])),
      ...elements.map(element => make("div", { class: "slide" }, element)), make("p", { class: "path" }), this.sentence)
    place.append(this.root)
    this.begin()
  }

  get pattern() { return 0 }
  get isDone() { return this.row === this.slides.length - 1 }
  get isAtStart() { return this.row === 0 }
  get slide() { return this.row }

  begin() { this.showPlace([], 0, 0) }
  nextOfDemonstration() { return undefined }
  goOn() { this.showPlace([], 0, this.row + 1) }
  goBack() { this.showPlace([], 0, this.row - 1) }
  choose() { this.begin() }
  showFiles() { this.draw() }
  showSlide(row) { this.showPlace([], 0, row) }
  get notes() { return [this.slideTitles[this.row]] }

  showPlace(steps, pattern, row) {
    this.row = Math.min(Math.max(0, row), this.slides.length - 1)
    this.draw()
  }

  draw() {
    const shown = this.slides[this.row]
    for (const slide of this.slides) slide.parentElement.classList.toggle("shown", slide === shown)
    this.sentence.textContent = shown.querySelector("h3, .heading").textContent
    this.task.textContent = `PageDown: ${this.isDone ? "the end" : "the next slide"}. O: keys.`
    this.onDraw()
  }
}

/** The slides that the page has the pictures for. */
function addSlides(place) {
  const triangles = document.querySelector(".intro .triangles")
  if (!triangles) return []
  const key = triangles.nextElementSibling.cloneNode(true)
  const owners = make("div", { class: "ownership" }, make("p", { class: "heading" }, "Who owns whom"), triangles.cloneNode(true), key)
  const variants = [...document.querySelectorAll(".tree .about")].map(about => {
    const copy = about.cloneNode(true)
    copy.removeAttribute("id")
    const pattern = /\b(mvc|mvp|mvvm)\b/.exec(about.closest("li").className)
    if (pattern) copy.classList.add(pattern[0])
    copy.querySelector("h3").prepend(make("small", {}, "Family tree: "))
    return copy
  })
  return [new Slides("Who owns whom, and the family tree", [owners, ...comparisons(), ...variants], place)]
}

/** The table of the patterns, on slides of as many rows as can be read. */
function comparisons() {
  const table = document.querySelector(".lesson table")
  const rows = [...table.tBodies[0].rows]
  const half = Math.ceil(rows.length / 2)
  return [rows.slice(0, half), rows.slice(half)].map((rows, index) => make("div", { class: "comparison" },
    make("p", { class: "heading" }, `The three in a table, ${index + 1} of 2`),
    make("table", {}, table.tHead.cloneNode(true), make("tbody", {}, ...rows.map(row => row.cloneNode(true))))))
}
