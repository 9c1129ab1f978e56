"use strict"

/** Whether the window has the conversation below the screen, so that it may have to be scrolled. */
function isNarrow() {
  return matchMedia("(max-width: 860px)").matches
}

/** The steps so far: keys as they are typed, and others in words. */
function pathWords(steps) {
  return steps.reduce((path, step, index) => {
    const isAfterKey = index > 0 && isKey(step) && isKey(steps[index - 1]) && step !== "replace-view" && steps[index - 1] !== "replace-view"
    const words = isKey(step) && step !== "replace-view" ? step : stepWords(step)
    return path + (index === 0 ? "" : isAfterKey ? " " : ", ") + words
  }, "")
}

/** Whether a message gives a widget of a view what it shows: a switch `green` is set as `isGreenOn`. */
function fills({ kind, to, text }, widget) {
  return to === "view" && ["set", "show", "notify"].includes(kind) && new RegExp(`(^|\\()(is)?${widget}(On)?( =|:)`, "i").test(text)
}

/**
 * An app's screen beside its conversations: each gesture or external event
 * leads to messages, which are shown row by row.
 */
class Stepper {
  /** A stepper of a recording in an element, which has a title where it is shown alone. */
  constructor(recording, root, title = recording.title) {
    this.recording = recording
    this.root = root
    this.pattern = 0
    this.isWhole = false
    this.isPresented = false
    // While presenting, the buttons lead to the next step and chapter, too.
    this.onMove = by => this.move(by)
    this.onDraw = () => {}
    this.screen = new ScreenPicture(recording, step => this.act(step), step => this.refuse(step))
    this.talk = new Talk(recording)
    this.codes = recording.parts.map(part => new CodePicture(part, title))
    this.talk.onChoose = (row, column) => this.goToMessage(row, column)
    this.codes.forEach((code, column) => code.onChoose = rows => this.goToMessage(rows.find(row => row > this.row) ?? rows[0], column))
    this.name = title
    this.title = make("p", { class: "title" }, title)
    this.task = make("p", { class: "task" })
    this.back = makeButton("Previous", () => this.onMove(-1), { "aria-keyshortcuts": "ArrowLeft" })
    this.next = makeButton("Next", () => this.onMove(1), { class: "primary", "aria-keyshortcuts": "ArrowRight" })
    this.all = makeButton("All messages", () => this.move(Infinity))
    this.time = make("input", { type: "range", min: 1, class: "time", "aria-label": "Message" })
    this.time.addEventListener("input", () => this.goTo(Number(this.time.value) - 1))
    this.values = new Values(recording)
    this.valued = makeButton("Values", () => this.showValues(this.values.element.hidden), { "aria-pressed": "false" })
    this.values.element.hidden = true
    this.undo = makeButton("Undo step", () => this.takeBack())
    this.again = makeButton("New screen", () => this.begin())
    this.files = makeButton("Whole files", () => this.showFiles(!this.isWhole), { "aria-pressed": "false" })
    this.choices = recording.parts.map((part, index) => makeButton(part.pattern, () => this.choose(index), { "data-column": index }))
    this.sentence = make("p", { class: "sentence", role: "status", "aria-label": "Current message" })
    this.reason = make("p", { class: "reason" })
    this.path = make("p", { class: "path" })
    this.limit = make("div", { class: "limit" })
    root.append(...this.lay())
    new ResizeObserver(() => this.measurePanel()).observe(this.words)
    this.begin()
  }

  lay() {
    this.words = make("div", { class: "words" }, make("div", { class: "explained" }, this.sentence, this.reason))
    this.panel = make("div", { class: "panel" },
      make("div", { class: "bar-of-steps" }, makeGroup("Messages", [this.back, this.next, this.all, this.valued]), this.time), this.words)
    // The buttons that are needed most come first for a keyboard, though they are on the right.
    return [make("div", { class: "top" }, this.title, this.task), make("div", { class: "desk" },
      make("div", { class: "ears" },
        this.panel, makeGroup("Pattern", this.choices, "choose"), this.talk.element, this.values.element,
        make("div", { class: "sources", style: `--patterns: ${this.recording.parts.length}` }, ...this.codes.map(code => code.element)),
        this.talk.legend, makeGroup("Code", [this.files])),
      make("div", { class: "hands" }, this.screen.element, ...this.screen.surroundings, this.path,
        makeGroup("History", [this.undo, this.again], "history"), this.limit))]
  }

  /** Shows a message of a pattern, after some steps from a new screen. */
  showPlace(steps, pattern, row) {
    this.begin(steps)
    this.pattern = Math.min(pattern, this.lastPattern)
    this.row = this.rows[row] ? row : 0
    this.talk.showPattern(this.pattern)
    this.draw()
  }

  /** Starts with a new screen, and shows its whole conversation. */
  begin(steps = []) {
    this.taken = []
    this.state = 0
    this.showEpisode(null, 0, Infinity)
    for (const step of steps) this.take(step, Infinity)
  }

  /** Takes a step as the user does, and scrolls to the conversation where it is below the screen. */
  act(step) {
    this.isUsed = true
    this.take(step)
    if (isNarrow()) this.root.querySelector(".choose").scrollIntoView()
  }

  /** Takes a step, and shows the first message, or another. */
  take(step, row = 0) {
    const before = this.state
    this.taken.push({ step, before })
    this.state = this.recording.target(before, step)
    this.showEpisode(step, before, row)
  }

  /** Takes the last step back, and shows what was said before it. */
  takeBack() {
    if (this.taken.length <= this.origin) return
    const steps = this.taken.map(({ step }) => step)
    this.begin(steps.slice(0, -1))
  }

  /** The number of steps that are not taken back. */
  get origin() { return 0 }

  showEpisode(step, before, row) {
    this.before = before
    this.step = step
    this.rows = this.recording.conversation(before, step)
    if (this.isSolo) this.pattern = row === Infinity ? this.lastPattern : 0
    this.row = this.isSolo ? this.stopsOf(this.pattern).at(row === Infinity ? -1 : 0) ?? 0 : Math.min(row, this.rows.length - 1)
    this.talk.showEpisode(this.rows, step)
    this.root.classList.toggle("long", this.recording.parts.some((_, column) => this.rows.filter(row => row[column]).length > 6))
    this.talk.showPattern(this.pattern)
    this.limit.replaceChildren(...this.explainLimit())
    this.draw()
  }

  /** Whether one pattern is followed to its end before the next is added. */
  get isSolo() { return this.isPresented }

  /** The patterns whose messages the current row is about, as indices: one, and those after it that only repeat it. */
  get patternsHere() {
    const all = [...this.recording.parts.keys()]
    if (!this.isSolo) return all
    const next = this.newPatterns.find(index => index > this.pattern) ?? all.length
    return all.slice(this.pattern, next)
  }

  /** The patterns that do not send just what the one before sends, row for row and for the same reasons. */
  get newPatterns() { return this.newPatternsIn(this.rows) }

  newPatternsIn(rows) {
    const isNew = (row, index) => (row[index] && reasonFor(row[index])) !== (row[index - 1] && reasonFor(row[index - 1]))
    return [...this.recording.parts.keys()].filter(index => index === 0 || rows.some(row => isNew(row, index)))
  }

  /** The last pattern that is followed on its own. */
  get lastPattern() { return this.newPatterns.at(-1) }

  /**
   * The rows at which one stops in a pattern: its first, and each for a reason that was not given, here or in a pattern before.
   *
   * Between two that are far apart one also stops where messages begin or end that a pattern before sends, too.
   */
  stopsOf(pattern, rows = this.rows) {
    const given = new Set(rows.flatMap(row => row.slice(0, pattern)).filter(message => message).map(reasonFor))
    const sent = [...rows.keys()].filter(row => rows[row][pattern])
    const stops = sent.filter((row, index) => {
      const reason = reasonFor(rows[row][pattern])
      const isNew = !given.has(reason)
      given.add(reason)
      return isNew || index === 0
    })
    const count = row => sent.filter(other => stops.findLast(stop => stop <= other) === stops.findLast(stop => stop <= row)).length
    const isSentBefore = row => rows[row].slice(0, pattern).some(message => isAlike(message, rows[row][pattern]))
    return sent.filter((row, index) => stops.includes(row) || count(row) > mostOnSlide - 2 && isSentBefore(row) !== isSentBefore(sent[index - 1]))
  }

  /** The row at which one stops next in a pattern, after or before another row; undefined if none. */
  rowOf(pattern, row, by) {
    const stops = this.stopsOf(pattern)
    return by > 0 ? stops.find(stop => stop > row) : stops.findLast(stop => stop < row)
  }

  /** The place of the pattern, of those that were followed before, that sends most of the current messages, too; undefined if none does. */
  get alike() {
    if (!this.isSolo) return undefined
    const likeness = column => this.rowsHere.filter(row => isAlike(row[column], row[this.pattern])).length
    const most = [...Array(this.pattern).keys()].toSorted((one, other) => likeness(other) - likeness(one))[0]
    return likeness(most) > 0 ? most : undefined
  }

  /** The last row that is shown: where one pattern is followed, that before the next stop. */
  get lastRow() { return this.isSolo ? this.endOf(this.row) : this.row }

  /** The pattern's last row before its next stop after a row. */
  endOf(row) {
    const next = this.rowOf(this.pattern, row, 1) ?? this.rows.length
    return this.rows.findLastIndex((row, index) => index < next && row[this.pattern])
  }

  /** The row with which the slide begins: where a conversation is long, with a stop that more would not fit before. */
  get firstRow() {
    if (!this.isSolo) return 0
    const isTooLong = (first, last) => this.rows.slice(first, last + 1).filter(row => row[this.pattern]).length > mostOnSlide
    return this.stopsOf(this.pattern).filter(stop => stop <= this.row)
      .reduce((first, stop) => isTooLong(first, this.endOf(stop)) ? stop : first, 0)
  }

  /** The current rows, in which a pattern that they are about sends a message. */
  get rowsHere() {
    return this.rows.slice(this.row, this.lastRow + 1).filter(row => this.patternsHere.some(index => row[index]))
  }

  /** The current rows that have something new to say: not those that a pattern before has, too, unless they are all and few. */
  get newRows() {
    const { rowsHere, alike, pattern } = this
    const others = alike === undefined ? rowsHere : rowsHere.filter(row => !isAlike(row[alike], row[pattern]))
    return others.length === 0 && rowsHere.length < 3 ? rowsHere : others
  }

  /** Says what happens in the current rows that have something new to say. */
  get sentenceHere() {
    const { newRows, rowsHere, patternsHere, recording } = this
    const parts = patternsHere.map(index => recording.parts[index])
    const other = recording.parts[this.alike]
    const name = ({ mediators }) => inWords(mediators[0])
    const isByMediator = rowsHere.some(row => [row[this.pattern]?.from, row[this.pattern]?.to].includes("mediator"))
    if (newRows.length === 0) return `The messages are as in ${other.pattern}${isByMediator ? `, with the ${name(parts[0])} in place of the ${name(other)}` : ""}.`
    return rowsSentence(newRows.map(row => patternsHere.map(index => row[index])), parts) + (newRows.length < rowsHere.length ? ` The rest is as in ${other.pattern}.` : "")
  }

  /** Says why the first of the current messages that are new is sent; and which pattern before sends it, too. */
  get reasonHere() {
    const { newRows: [row], alike, patternsHere, recording } = this
    if (!row) return ""
    return (isAlike(row[alike], row[this.pattern]) ? `As in ${recording.parts[alike].pattern}. ` : "")
      + rowReason(patternsHere.map(index => row[index]), patternsHere.map(index => recording.parts[index]))
  }

  /** Says which of the messages that are shown are current: of one pattern, or else in rows. */
  get place() {
    if (!this.isSolo) return [`Row ${this.row + 1} of ${this.rows.length}. `]
    const count = rows => rows.filter(row => row[this.pattern]).length
    const first = count(this.rows.slice(0, this.row + 1))
    const last = count(this.rows.slice(0, this.lastRow + 1))
    const names = this.patternsHere.map(index => make("b", { "data-column": index }, this.recording.parts[index].pattern))
    const joined = names.flatMap((name, index) => index === 0 ? [name] : [index < names.length - 1 ? ", " : " and ", name])
    return [...joined, `, ${first < last ? `${first}–${last}` : first} of ${count(this.rows)}. `]
  }

  get isDone() {
    if (!this.isSolo) return this.row === this.rows.length - 1
    return this.pattern >= this.lastPattern && this.rowOf(this.pattern, this.row, 1) === undefined
  }

  /** Whether there is no message before the current one. */
  get isFirst() {
    return this.isSolo ? this.pattern === 0 && this.rowOf(0, this.row, -1) === undefined : this.row === 0
  }

  /** The texts that the screen shows at the current message: what was typed or switched is there at once; a new view is empty. */
  get seen() {
    const { recording, step, rows } = this
    const after = recording.shown(this.state)
    const said = rows.slice(0, this.lastRow + 1).flatMap(row => this.patternsHere.map(index => row[index])).filter(message => message)
    if (this.isSolo ? this.rowOf(this.pattern, this.row, 1) === undefined : this.isDone) return after
    if (step === "replace-view") return recording.widgets.map((widget, index) =>
      recording.serviceWidgets.has(widget) || said.some(message => fills(message, widget)) ? after[index] : "")
    const [, name, text] = /^([^=]+)=([^]*)$/.exec(step ?? "") ?? []
    const changes = said.filter(message => message.kind === "display")
    return recording.shown(this.before).map((before, index) => {
      const widget = recording.widgets[index]
      if (changes.some(change => change.text.startsWith(`${widget}: `))) return after[index]
      return step !== null && widget === name && recording.gestures.includes(step) ? text : before
    })
  }

  /** Goes to a row of the conversation. */
  goTo(row) {
    this.isUsed = true
    this.row = row
    this.draw()
    this.showCurrent()
  }

  /** Goes to the message of a pattern, and shows the line that sends or receives it. */
  goToMessage(row, column) {
    this.pattern = column
    this.talk.showPattern(column)
    this.goTo(row)
    this.codes[column].element.querySelector(".executed, .declared")?.scrollIntoView({ block: "nearest", behavior: "instant" })
  }

  /** Moves a number of messages forward or back. */
  move(by) {
    this.isUsed = true
    if (this.isSolo) this.moveAlone(by)
    else this.row = Math.min(this.rows.length - 1, Math.max(0, this.row + by))
    this.draw()
    if (!this.isPresented) this.showCurrent()
  }

  /** Brings the current message into sight, beside what sticks to an edge of the window. */
  showCurrent() {
    this.measurePanel()
    this.talk.showCurrent()
  }

  /** Lets the style know how much of the window is taken by what sticks to an edge of it. */
  measurePanel() {
    const heights = [...this.panel.children].map(child => child.offsetHeight)
    this.root.style.setProperty("--panel", `${heights[0] + heights[1]}px`)
  }

  /** Moves to the pattern's next message, or the last before it; after its last, to the next pattern's first. */
  moveAlone(by) {
    if (by === Infinity) {
      this.pattern = this.lastPattern
      this.row = this.stopsOf(this.pattern).at(-1) ?? 0
    } else {
      const row = this.rowOf(this.pattern, this.row, by)
      const pattern = by > 0 ? this.newPatterns.find(index => index > this.pattern) : this.newPatterns.findLast(index => index < this.pattern)
      if (row !== undefined) this.row = row
      else if (pattern !== undefined) {
        this.pattern = pattern
        this.row = by > 0 ? this.rowOf(pattern, -1, 1) ?? 0 : this.rowOf(pattern, this.rows.length, -1) ?? 0
      }
    }
    this.talk.showPattern(this.pattern)
  }

  /** Moves to the next message, or else to the next step of the demonstration. */
  goOn() {
    if (!this.isDone) return this.move(1)
    const next = this.nextOfDemonstration()
    if (next !== undefined) this.take(next)
  }

  /** The next step of the demonstration; undefined if it was left, or is over. */
  nextOfDemonstration() {
    const { demonstration } = this.recording
    const isOnIt = this.taken.every(({ step }, index) => demonstration[index] === step)
    return isOnIt ? demonstration[this.taken.length] : undefined
  }

  /** Whether there is no message or step to go back to. */
  get isAtStart() { return this.isFirst && this.taken.length <= this.origin }

  /** Goes back: to the message before, or else to the step before. */
  goBack() {
    if (!this.isFirst) this.move(-1)
    else this.takeBack()
  }

  /** Shows one pattern, where there is room for only one. */
  choose(index) {
    this.pattern = index
    if (this.isSolo) this.row = this.rowOf(index, -1, 1) ?? 0
    this.talk.showPattern(index)
    this.draw()
  }

  /** Shows what the objects hold at each message, or hides it. */
  showValues(isOn) {
    this.values.element.hidden = !isOn
    this.valued.setAttribute("aria-pressed", String(isOn))
    this.draw()
    if (isOn) this.values.element.scrollIntoView({ block: "nearest", behavior: "instant" })
  }

  showFiles(isWhole) {
    this.isWhole = isWhole
    this.files.setAttribute("aria-pressed", String(isWhole))
    this.draw()
  }

  /** Draws everything that depends on the current message. */
  draw() {
    const { row, rows, recording } = this
    setDim(this.back, this.isFirst)
    setDim(this.next, this.isDone && !(this.isPresented && this.hasMore))
    setDim(this.all, this.isDone)
    this.time.hidden = this.isSolo || rows.length < 2
    this.time.max = rows.length
    this.time.value = row + 1
    this.time.setAttribute("aria-valuetext", `Row ${row + 1} of ${rows.length}`)
    setDim(this.undo, this.taken.length <= this.origin)
    this.screen.pickUp()
    if (this.step === "replace-view" && this.isFirst && (this.isPresented || this.isUsed)) this.screen.drop(recording.shown(this.before), this.state)
    const { seen } = this
    this.screen.show(seen, this.state)
    const here = this.patternsHere
    const isSilent = this.rowsHere.length === 0
    this.sentence.replaceChildren(...isSilent ? ["No message is sent."] : [...this.place, ...withCode(this.sentenceHere)])
    this.reason.textContent = this.reasonHere
    const steps = this.taken.map(({ step }) => step)
    this.path.textContent = steps.length === 0 ? "A new screen."
      : this.isPresented && !steps.every(isKey) ? `Last: ${stepWords(steps.at(-1))}` : `So far: ${pathWords(steps)}`
    if (recording.shown(this.state).some((text, index) => text !== seen[index])) this.path.append(make("span", { class: "still" }, "The screen changes with Next."))
    this.screen.press(this.row === 0 || this.isSolo && this.isFirst ? this.step : null)
    this.codes.forEach((code, index) => {
      const isReachable = row => !this.isSolo || index === this.pattern && row <= this.lastRow
      const reachable = rows.flatMap((messages, row) => messages[index] && isReachable(row) ? [{ message: messages[index], row }] : [])
      code.show(here.includes(index) ? rows[row]?.[index] : undefined, this.isWhole, reachable)
      code.element.classList.toggle("shown", index === this.pattern)
    })
    this.choices.forEach((choice, index) => choice.setAttribute("aria-pressed", String(index === this.pattern)))
    this.talk.showRow(row, this.lastRow, here, this.firstRow)
    if (!this.values.element.hidden) this.values.show(this)
    this.drawTask()
    this.onDraw()
  }

  /** Whether a presentation has something to show after the current conversation. */
  get hasMore() { return this.nextOfDemonstration() !== undefined }

  /** Says what the keys of a remote do now. */
  drawTask() {
    this.task.textContent = this.isPresented ? this.tellRemote(this.isDone ? this.nextOfDemonstration() : undefined) : ""
  }

  tellRemote(step) {
    if (step !== undefined) return `PageDown: ${stepWords(step)}.`
    if (this.isDone) return "This is the end. Escape: back to the page."
    const next = this.newPatterns.find(index => index > this.pattern)
    const isLast = this.rowOf(this.pattern, this.row, 1) === undefined
    return `PageDown: ${isLast ? `the same in ${this.recording.parts[next].pattern}` : "next message"}. C: ${this.root.classList.contains("with-code") ? "diagram" : "code"}. O: keys.`
  }

  /** Says that a step is not recorded here, and what is. */
  refuse(step) {
    const { recording, state } = this
    this.sentence.textContent = `This page only replays recordings, and ${step} is not among them here. ${
      recording.steps.some(step => recording.has(state, step)) ? "Choose one of the steps below the screen." : "Undo the last step, or begin with a new screen."}`
    this.reason.textContent = ""
    this.limit.replaceChildren(...this.explainLimit(step))
  }

  /** Explains dim steps: why they are dim, which steps are recorded from here, and the command that goes anywhere. */
  explainLimit(step = null) {
    const { recording, state } = this
    const lit = recording.steps.filter(step => recording.has(state, step))
    const isKnown = recording.steps.includes(step)
    if (lit.length === recording.steps.length && step === null) return []
    const asked = step ?? recording.steps.find(step => !recording.has(state, step))
    const why = step === null ? "The dim steps were not recorded from here. "
      : `${step} was not recorded ${isKnown ? "from here" : "at all: only the texts below a field were"}. `
    // The buttons go with what they explain: the focus goes where the next message is.
    const makeWay = (text, act) => makeButton(text, () => { act(); this.next.focus() })
    const ways = lit.length === 0
      ? [makeWay("Undo the last step", () => this.takeBack()), makeWay("New screen", () => this.begin())]
      : lit.slice(0, 4).map(step => makeWay(step, () => this.take(step)))
    const steps = [...this.taken.map(({ step }) => step), asked]
    return [
      make("p", {}, why, lit.length === 0 ? "The recording ends here. To continue:" : "You can continue with:"),
      makeGroup("Steps that were recorded", ways),
      make("p", {}, "In a terminal, any step can be taken:"), make("code", {}, commandLine(recording.app, steps))
    ]
  }
}
