"use strict"

/** What an address begins with that names a slide, or a message on the page. */
const slideMark = "#slide="
const messageMark = "#message="

/**
 * The presentation mode: one pattern of one stepper fills the window, in letters for the last row.
 *
 * Forward and back, as a remote has them, lead through all chapters; C shows the code in place of the diagram.
 */
class Presentation {
  constructor(steppers) {
    this.steppers = steppers
    this.current = null
    this.number = make("p", { class: "slide-number", "aria-label": "Slide" })
    this.overview = new Overview(this.lecture, (stepper, slide) => this.show(stepper, () => stepper.showSlide(slide)), stepper => this.showBreaking(stepper))
    this.notes = new Notes()
    for (const stepper of steppers) {
      const button = makeButton("Present", () => this.toggle(stepper), { class: "present", "aria-label": `Present ${stepper.name}` })
      const code = makeButton("Code", () => this.showCode(), { class: "show-code", "aria-keyshortcuts": "c" })
      stepper.root.querySelector(".bar-of-steps").append(code, button)
      stepper.present = button
      stepper.onDraw = () => this.note(stepper)
    }
    document.addEventListener("fullscreenchange", () => {
      if (document.fullscreenElement || !this.isFull) return
      // A browser leaves the full screen for the window of the notes, too.
      if (this.notes.isOn) this.isFull = false
      else this.end()
    })
    document.addEventListener("keydown", event => {
      if (!this.isOn || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === "o" || key === "?" || event.key === "Escape" && this.overview.isOn) return this.overview.toggle(this.current)
      if (key === "l") return this.changeLight()
      if (this.overview.isOn) return
      if (event.key === "Escape") return this.end()
      if (key === "n") {
        this.notes.open()
        this.tellNotes()
      }
      if (key === "c") this.showCode()
      // What is said without the page is said before a blank one.
      if (key === "b" || key === ".") document.documentElement.classList.toggle("blank")
      else document.documentElement.classList.remove("blank")
    })
  }

  get isOn() { return this.current !== null }

  toggle(stepper) {
    if (this.isOn) this.end()
    else this.begin(stepper)
  }

  /** Changes from light to dark, or back. */
  changeLight() {
    const { style } = document.documentElement
    const isDark = style.colorScheme ? style.colorScheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
    style.colorScheme = isDark ? "light" : "dark"
  }

  /** Shows the code in place of the diagram, or the diagram again. */
  showCode() {
    this.isOnCode = !this.isOnCode
    this.current.root.classList.toggle("with-code", this.isOnCode)
    this.current.draw()
  }

  /** Moves on; after the end of a chapter, to the next, and after the last, back to the page. */
  goOn() {
    const before = this.current
    if (before.isOnCover) return before.showCover(false)
    if (!before.isDone || before.nextOfDemonstration() !== undefined) return before.goOn()
    if (before.isOnClosing === false) return before.showClosing(true)
    const next = this.neighbour(1)
    if (next) this.show(next, () => { next.begin(); next.showCover?.(true) })
    else if (before.slides) this.end()
  }

  /** Goes back; before the beginning of a chapter, to what it is about, and then to the one before it. */
  goBack() {
    const { current } = this
    if (current.isOnClosing) return current.showClosing(false)
    if (!current.isOnCover && !current.isAtStart) return current.goBack()
    if (current.isOnCover === false) return current.showCover(true)
    const last = this.neighbour(-1)
    if (last) this.show(last, () => last.showClosing?.(true))
  }

  /** The parts of the lecture: those that have slides. */
  get lecture() { return this.steppers.filter(({ slides }) => slides) }

  /** The number of the slide that is shown, of how many; empty where none has a number. */
  get place() {
    const { lecture, current } = this
    if (!current?.slides || current.slide < 0) return ""
    const before = lecture.slice(0, lecture.indexOf(current)).reduce((sum, { slides }) => sum + slides.length, 0)
    return `${before + current.slide + 1} / ${lecture.reduce((sum, { slides }) => sum + slides.length, 0)}`
  }

  /** Shows the current slide in the lecturer's window. */
  tellNotes() {
    const { current } = this
    if (!current?.notes) return
    const next = current.slideTitles[current.slide + 1] ?? this.neighbour(1)?.name
    this.notes.show(this.place, current.notes, next)
  }

  /** The part of the lecture before or after the current one; undefined if there is none. */
  neighbour(by) {
    const chapters = this.lecture
    const place = chapters.indexOf(this.current)
    return place < 0 ? undefined : chapters[place + by]
  }

  /** Fills the window with a stepper. */
  show(stepper, prepare = () => {}) {
    if (this.current) this.hide(this.current)
    this.overview.element.remove()
    this.current = stepper
    stepper.root.append(this.number)
    stepper.isPresented = true
    stepper.onMove = by => by > 0 ? this.goOn() : this.goBack()
    stepper.root.classList.add("presented")
    stepper.root.classList.toggle("with-code", Boolean(this.isOnCode))
    stepper.onDraw = () => {
      this.number.textContent = this.place
      this.tellNotes()
      this.remember()
    }
    stepper.present.textContent = "End"
    stepper.present.setAttribute("aria-label", "End")
    prepare()
    stepper.talk.showPattern(stepper.pattern)
    stepper.showFiles(false)
    stepper.talk.element.setAttribute("tabindex", "0")
    // No button keeps the focus, so the space bar leads on, too.
    stepper.root.setAttribute("tabindex", "-1")
    stepper.root.focus({ preventScroll: true })
    scrollTo(0, 0)
  }

  /** Keeps the current slide, or the message on the page that was looked at last, in the address: to load again, or to send. */
  remember(stepper = this.current) {
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => {
      const place = stepper && [this.steppers.indexOf(stepper), stepper.pattern, stepper.row, stepper.isOnCover ? "cover" : stepper.isOnClosing ? "closing" : "", ...stepper.taken.map(({ step }) => step)]
      const mark = this.isOn ? slideMark : messageMark
      history.replaceState(null, "", place ? mark + place.map(encodeURIComponent).join("/") : location.pathname + location.search)
    }, 200)
  }

  /** Remembers a message on the page that the user went to. */
  note(stepper) {
    if (stepper.isUsed && !this.isOn) this.remember(stepper)
  }

  /** Shows the slide or the message that the address names, if there is one. */
  recall() {
    const mark = [slideMark, messageMark].find(mark => location.hash.startsWith(mark))
    if (!mark) return
    const [number, pattern, row, cover, ...steps] = location.hash.slice(mark.length).split("/").map(decodeURIComponent)
    const stepper = this.steppers[number]
    if (!stepper?.recording.leads(steps)) return
    const show = () => stepper.showPlace(steps, Number(pattern), Number(row))
    if (mark === messageMark) {
      document.querySelector(`[data-app="${stepper.root.closest(".bench")?.id}"]`)?.click()
      show()
      return stepper.root.scrollIntoView()
    }
    this.begin(stepper, show)
    stepper.showCover?.(cover === "cover")
    stepper.showClosing?.(cover === "closing")
  }

  /** Puts a stepper back into the page. */
  hide(stepper) {
    stepper.isPresented = false
    stepper.onMove = by => stepper.move(by)
    stepper.onDraw = () => this.note(stepper)
    stepper.root.classList.remove("presented", "with-code", "on-cover", "on-closing")
    stepper.present.textContent = "Present"
    stepper.present.setAttribute("aria-label", `Present ${stepper.name}`)
    for (const element of [stepper.root, stepper.talk.element]) element.removeAttribute("tabindex")
    stepper.draw()
  }

  /** Ends, and opens on the page what comes of taking a line of a chapter away. */
  showBreaking({ breaking }) {
    this.end()
    breaking.open = true
    breaking.scrollIntoView({ behavior: "instant" })
    breaking.querySelector("summary").focus({ preventScroll: true })
  }

  begin(stepper, prepare = () => { stepper.choose(0); stepper.showCover?.(true) }) {
    document.documentElement.classList.add("presenting")
    this.show(stepper, prepare)
    this.isFull = false
    document.documentElement.requestFullscreen?.().then(() => this.isFull = true, () => {})
  }

  end() {
    const stepper = this.current
    this.current = null
    this.number.remove()
    this.overview.element.remove()
    document.documentElement.classList.remove("blank")
    document.documentElement.classList.remove("presenting")
    this.hide(stepper)
    this.remember()
    if (document.fullscreenElement) document.exitFullscreen()
    this.isFull = false
    // Slides without messages are not on the page.
    const { present } = stepper.present.checkVisibility() ? stepper : this.steppers[0]
    present.scrollIntoView({ block: "center" })
    present.focus()
  }
}
