"use strict"

/** What the keys do in a presentation. */
const keysOfPresentation = "PageDown: on. C: code. O: overview. N: notes. L: light, dark. B: blank. Escape: end."

/** All slides of the lecture, by their titles, of which one is chosen; and what the keys do. */
class Overview {
  /** An overview of the parts of a lecture; a choice calls back with the part and the place of the slide in it, or with the part that is to be broken. */
  constructor(lecture, choose, chooseToBreak) {
    this.lecture = lecture
    this.choose = choose
    this.chooseToBreak = chooseToBreak
    this.element = make("div", { class: "overview", role: "dialog", "aria-label": "Overview of slides" })
  }

  get isOn() { return this.element.isConnected }

  /** Shows the slides, with the current one marked; or goes away. */
  toggle(current) {
    if (this.isOn) return this.element.remove()
    let count = 0
    const choice = (text, act, isHere = false) => makeButton(text, () => { this.element.remove(); act() }, { "aria-current": isHere ? "step" : null })
    this.element.replaceChildren(make("p", { class: "keys" }, keysOfPresentation), make("div", {}, ...this.lecture.map(part => make("section", {}, make("p", { class: "heading" }, part.name), make("ol", { start: count + 1 },
      ...part.slideTitles.map((title, slide) => {
        count++
        return make("li", {}, choice(title, () => this.choose(part, slide), part === current && slide === part.slide))
      }), ...(part.breaking ? [make("li", { class: "other" }, choice("Break it: take a line away, on the page", () => this.chooseToBreak(part)))] : []))))))
    current.root.append(this.element)
    const here = this.element.querySelector("[aria-current]") ?? this.element.querySelector("button")
    here.scrollIntoView({ block: "center" })
    here.focus()
  }
}

/** A second window for the lecturer: a clock, the current slide in words, and the title of the next. */
class Notes {
  constructor() {
    this.clock = make("p", { class: "clock" })
    this.text = make("div")
  }

  get isOn() { return Boolean(this.window && !this.window.closed) }

  /** Opens the window, whose keys are handed to the page; a browser may forbid it. */
  open() {
    if (this.isOn) return this.window.focus()
    this.window = open("", "notes", "popup,width=720,height=560")
    if (!this.window) return
    const { document: page } = this.window
    page.title = "Notes"
    page.documentElement.lang = "en"
    page.head.append(make("style", {}, "body { font: 1.4rem/1.4 system-ui, sans-serif; color-scheme: light dark; margin: 1.5rem } .clock { font-size: 2.4rem; margin: 0 } .next { opacity: .75 }"))
    page.body.replaceChildren(this.clock, this.text)
    this.window.addEventListener("keydown", ({ key }) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))
    this.start = Date.now()
    clearInterval(this.ticking)
    this.ticking = setInterval(() => this.tick(), 1000)
    this.tick()
  }

  tick() {
    const seconds = Math.floor((Date.now() - this.start) / 1000)
    this.clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} since the start, ${new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`
  }

  /** Shows the current slide, by its number, with what is said on it, and the title of the next. */
  show(place, lines, next) {
    if (!this.isOn) return
    this.text.replaceChildren(make("p", {}, place), ...lines.filter(line => line).map(line => make("p", {}, line)),
      make("p", { class: "next" }, next ? `Next: ${next}` : "This is the last slide."))
  }
}
