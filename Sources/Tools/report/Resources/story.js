"use strict"

/** A chapter of the story: the reader is asked what comes next, and is answered after, pattern by pattern. */
class Chapter extends Stepper {
  /** A chapter on a recording: after some steps it begins with the first of others, and continues with the rest. */
  constructor(recording, root, title, { about, history, path, steps, questions, end }) {
    super(recording, root, title)
    Object.assign(this, { about, history, start: path, steps, questions, end })
    this.closingSlide = makeClosing(recording, title, { path, steps, end })
    root.append(makeCover(title, about, recording), this.closingSlide)
    this.listSlides()
    this.begin()
  }

  lay() {
    this.wonder = make("p")
    this.answers = makeGroup("Answers", [], "options")
    this.closing = make("p", { class: "closing" })
    this.ask = make("div", { class: "question" }, make("div", { class: "asked" }, this.wonder, this.answers), this.closing)
    const desk = super.lay()
    this.graph = new Graph(this.recording)
    desk.at(-1).querySelector(".hands").append(this.graph.element)
    this.words.append(this.ask)
    this.again.textContent = "Start again"
    return desk
  }

  begin(steps) {
    if (!this.start || steps) return super.begin(steps)
    super.begin(this.start)
    this.take(this.steps[0])
  }

  nextOfDemonstration() {
    return this.steps[this.taken.length - this.start.length]
  }

  get origin() { return this.start ? this.start.length + 1 : 0 }

  get isSolo() { return true }

  /** The current message. */
  get message() { return this.rows[this.row]?.[this.pattern] }

  /** The row of the message that the pattern sends next. */
  get nextRow() { return this.rowOf(this.pattern, this.row, 1) }

  /** Whether patterns differ in what comes next. */
  get isGuess() {
    return new Set(this.rows[this.nextRow].map(message => message?.kind)).size > 1
  }

  /** The question that is asked here; undefined if none. */
  get question() {
    if (this.nextRow === undefined) return undefined
    const message = this.rows[this.nextRow][this.pattern]
    return this.questions?.find(question => question.isAsked(message, this))
  }

  /** Whether the slide is shown that says what the chapter is about. */
  get isOnCover() { return this.root.classList.contains("on-cover") }

  /** Shows the slide that says what the chapter is about, or takes it away. */
  showCover(isOn) {
    this.root.classList.toggle("on-cover", isOn)
    this.draw()
  }

  /** Whether the slide is shown that has the patterns side by side. */
  get isOnClosing() { return this.root.classList.contains("on-closing") }

  /** Shows the slide that has the patterns side by side, or takes it away. */
  showClosing(isOn) {
    this.root.classList.toggle("on-closing", isOn)
    this.draw()
  }

  /** Lists the slides and their titles: the cover, each message at which one stops in a pattern, by its step, and the patterns side by side. */
  listSlides() {
    let state = this.start.reduce((state, step) => this.recording.target(state, step), 0)
    const messages = this.steps.flatMap((step, index) => {
      const rows = this.recording.conversation(state, step)
      state = this.recording.target(state, step)
      return this.newPatternsIn(rows).flatMap(pattern => this.stopsOf(pattern, rows).map(row => {
        const part = this.recording.parts[pattern]
        return [`${index} ${pattern} ${row}`, `${part.pattern}: ${rowsSentence([[rows[row][pattern]]], [part]).replaceAll("`", "")}`]
      }))
    })
    const slides = [["cover", "What it is about"], ...messages, ["closing", "The patterns side by side"]]
    this.slides = slides.map(([place]) => place)
    this.slideTitles = slides.map(([, title]) => title)
  }

  /** Shows a slide by its place among the slides. */
  showSlide(slide) {
    if (slide === 0) {
      this.begin()
      return this.showCover(true)
    }
    const isClosing = slide === this.slides.length - 1
    const [step, pattern, row] = this.slides[isClosing ? slide - 1 : slide].split(" ").map(Number)
    this.showPlace([...this.start, ...this.steps.slice(0, step + 1)], pattern, row)
    this.showClosing(isClosing)
  }

  /** What there is to say on the current slide, for the lecturer. */
  get notes() {
    if (this.isOnCover) return [this.name, this.about]
    if (this.isOnClosing) return [this.end]
    const message = this.rows[this.nextRow]?.[this.pattern]
    const right = this.question?.answers.findIndex(answer => answer.isRight(message)) ?? -1
    return [this.sentence.textContent, this.reason.textContent, right < 0 ? "" : `${this.wonder.textContent} ${right + 1}: ${this.answerText(this.question.answers[right])}.`]
  }

  /** The place of the slide that is shown among the slides; that of none is -1. */
  get slide() {
    return this.slides.indexOf(this.isOnCover ? "cover" : this.isOnClosing ? "closing"
      : `${this.taken.length - this.start.length - 1} ${this.pattern} ${this.row}`)
  }

  /** Answers the question that is asked, by its number from 1. */
  answer(number) {
    const answer = this.isOnCover || this.isOnClosing ? undefined : this.question?.answers[number - 1]
    if (answer) this.expect(answer)
  }

  /** Shows the next message, and says whether it was expected. */
  expect(answer) {
    const isRight = answer.isRight(this.rows[this.nextRow][this.pattern])
    const part = this.recording.parts[this.pattern]
    this.resolve(isRight ? "Yes. " : `“${this.answerText(answer)}”: no. ${this.whyNot(answer, part)}. `)
    this.sentence.classList.add(isRight ? "right" : "wrong")
  }

  /** Shows the next message after a verdict. */
  resolve(verdict) {
    super.move(1)
    this.sentence.replaceChildren(...withCode(verdict + this.sentenceHere))
  }

  /** Moves on; where a question was not answered, says which answer is right. */
  move(by) {
    const { question } = this
    const message = this.rows[this.nextRow]?.[this.pattern]
    const right = by === 1 && question ? question.answers.findIndex(answer => answer.isRight(message)) : -1
    if (right < 0) return super.move(by)
    this.resolve(`The answer was ${right + 1}. `)
  }

  /** The text of an answer, with the mediator's name. */
  answerText({ text }) {
    return text.replace("mediator", inWords(this.recording.parts[this.pattern].mediators[0]))
  }

  /** Says why an answer is wrong. */
  whyNot({ isRight, later, never }, part) {
    const isAt = this.rows.map(row => row[this.pattern] !== null && isRight(row[this.pattern]))
    if (isAt.slice(0, this.nextRow).includes(true)) return "That has happened already"
    return (isAt.includes(true) ? later ?? never : never)(part.pattern, inWords(part.mediators[0]))
  }

  /** Explains dim steps only to those who try one: the story goes its own way. */
  explainLimit(step = null) {
    return step === null ? [] : super.explainLimit(step)
  }

  draw() {
    super.draw()
    this.sentence.classList.remove("right", "wrong")
    if (!this.start) return
    const { question } = this
    if (!question && this.ask.contains(document.activeElement)) this.next.focus()
    this.ask.classList.toggle("unasked", !question)
    this.ask.classList.toggle("over", this.isOver)
    this.closing.textContent = this.end
    if (question) {
      this.wonder.textContent = question.wonder(this.recording.parts[this.pattern].pattern)
      this.answers.replaceChildren(...question.answers.map((answer, index) =>
        makeButton(this.answerText(answer), () => this.expect(answer), { "aria-keyshortcuts": index + 1 })))
    }
    if (this.taken.length === this.origin && this.isFirst && this.history) this.reason.prepend(`${this.history} `)
    const said = this.rows.slice(this.row, this.lastRow + 1).map(row => row[this.pattern]).filter(message => message)
    const birth = this.talk.birth(this.pattern)
    this.graph.show(this.pattern, said, this.step !== "replace-view" || birth <= this.lastRow)
    this.graph.fit()
    // What is asked takes room from the diagram.
    this.talk.scrollTo(this.lastRow)
  }

  get hasMore() { return true }

  /** Whether the chapter has shown all that it has. */
  get isOver() { return this.isDone && this.nextOfDemonstration() === undefined }

  /** Says what to do now, and lights the control for it. */
  drawTask() {
    if (!this.start) return
    const wanted = this.isDone ? this.nextOfDemonstration() : undefined
    this.task.textContent = this.isPresented ? this.tellRemote(wanted)
      : this.isOver ? `${this.following ? "Continue with the next chapter" : "Try any app in the laboratory"}, or do something else here.`
      : wanted !== undefined ? `Now it is the ${this.recording.service}'s turn: ${stepWords(wanted)}.`
      : this.question ? "Say what you expect." : "Follow the messages, one by one."
    for (const button of this.root.querySelectorAll("[data-step]")) {
      button.classList.toggle("wanted", button.dataset.step === wanted)
    }
  }

  tellRemote(step) {
    if (this.isOnCover) return "PageDown: begin. O: keys. Escape: end."
    if (this.question) return "Number of an answer, or PageDown. O: keys."
    if (this.isOver && !this.isOnClosing) return "PageDown: side by side."
    if (this.isOver) return `PageDown: ${this.following ?? "the end"}.`
    return super.tellRemote(step)
  }
}

/** The first slide of a chapter: what it is about, above the triangles of the patterns and their key. */
function makeCover(title, about, { hasService, service }) {
  const triangles = document.querySelector(".intro .triangles")
  const key = triangles?.nextElementSibling.cloneNode(true)
  if (hasService) key?.append(` The ${service}, not drawn, is known to the mediator alone.`)
  return make("div", { class: "cover" }, make("p", { class: "heading" }, title), make("p", {}, about),
    ...(triangles ? [triangles.cloneNode(true), key] : []))
}

/**
 * The last slide of a chapter: the messages of the patterns side by side, those that differ lit, and how many there are.
 *
 * It is about the step in which the patterns differ most.
 */
function makeClosing(recording, title, { path, steps, end }) {
  const { parts } = recording
  const isSame = row => row.every(message => message && message.text === row[0]?.text && message.kind === row[0].kind)
  let state = path.reduce((state, step) => recording.target(state, step), 0)
  const conversations = steps.map(step => {
    const rows = recording.conversation(state, step)
    state = recording.target(state, step)
    return rows
  })
  const [rows] = conversations.toSorted((one, other) => other.filter(row => !isSame(row)).length - one.filter(row => !isSame(row)).length)
  const way = (message, part) => {
    const name = role => inWords(role.startsWith("mediator") ? part.mediators[0] : role)
    return message.from === message.to ? name(message.from) : `${name(message.from)} → ${name(message.to)}`
  }
  const isLong = rows.length > 8
  const cell = (message, part, attributes) => make("td", attributes, ...(message
    ? [...(isLong ? [] : [make("small", {}, way(message, part)), " "]), make("code", {}, ...breakable(shortened(abridged(message.text, isLong ? 24 : 64), isLong ? 48 : 64)))] : []))
  const makeRow = row => make("tr", {}, ...row.map((message, column) => cell(message, parts[column], { "data-column": column })))
  const makeSame = same => make("tr", { class: "same" }, isLong && same.length > 1
    ? make("td", { colspan: parts.length }, `${same.length} messages, the same in each`)
    : cell(same[0][0], { mediators: ["mediator"] }, { colspan: parts.length }))
  const runs = rows.reduce((runs, row) => {
    if (isSame(row) && runs.at(-1) && isSame(runs.at(-1)[0])) runs.at(-1).push(row)
    else runs.push([row])
    return runs
  }, [])
  const lines = runs.flatMap(run => !isSame(run[0]) ? makeRow(run[0]) : isLong ? makeSame(run) : run.map(row => makeSame([row])))
  const count = column => rows.filter(row => row[column]).length
  return make("div", { class: "closing-slide" }, make("p", { class: "heading" }, `${title}: the patterns side by side`),
    make("table", {}, make("thead", {}, make("tr", {}, ...parts.map(({ pattern }, column) =>
      make("th", { scope: "col", "data-column": column }, `${pattern}: ${count(column)} messages`)))), make("tbody", {}, ...lines)),
    make("p", { class: "end" }, end))
}

/** A text, cut where it is longer, if possible between words. */
function shortened(text, length) {
  return text.length > length ? `${text.slice(0, length - 1).replace(/(?<=.{20}) \S*$/, " ")}…` : text
}

/** The conversations of a chapter's steps, which are drawn whole for paper. */
function drawing(recording, { path, steps }) {
  let state = path.reduce((state, step) => recording.target(state, step), 0)
  const drawn = steps.map(step => {
    const talk = new Talk(recording)
    talk.showEpisode(recording.conversation(state, step), step)
    state = recording.target(state, step)
    return make("div", { class: "step" }, make("h4", {}, capitalised(stepWords(step)), " ", make("kbd", {}, step)), talk.element)
  })
  return make("div", { class: "drawing" }, ...drawn)
}

/**
 * The steps of a demonstration by which answers come after a request was cancelled, and the path to them.
 *
 * The path leaves out whatever the demonstration comes back from before.
 */
function lateAnswer(recording) {
  const { demonstration, events } = recording
  const states = demonstration.reduce((states, step) => [...states, recording.target(states.at(-1), step)], [0])
  const cancelled = demonstration.findIndex((step, index) =>
    recording.conversation(states[index], step).flat().some(message => message?.kind === "cancel"))
  const answered = demonstration.findIndex((step, index) => index > cancelled && events.includes(step))
  if (cancelled < 0 || answered < 0) return undefined
  return {
    path: [...demonstration.slice(0, states.indexOf(states[cancelled])), ...demonstration.slice(cancelled, answered)],
    steps: demonstration.slice(answered)
  }
}

/** The chapters that the recordings have the steps for, each with the trials of its lines. */
function tellStory(recordings, trials, place) {
  const chapters = []
  const onScreen = text => text === "" ? [] : [make("span", { class: "on-screen" }, ` ${text}`)]
  const addChapter = (title, about, way, recording, scene) => {
    const root = make("div", { class: "stepper chapter", role: "group", "aria-label": title })
    const numbered = `${chapters.length + 1}. ${title}`
    place.append(make("h3", {}, numbered), make("p", { class: "lead" }, about, ...onScreen(way)), root,
      drawing(recording, scene), make("p", { class: "lead on-paper" }, scene.end))
    if (chapters.length > 0) chapters.at(-1).following = numbered
    chapters.push(new Chapter(recording, root, numbered, { about, ...scene }))
    const own = trials.filter(({ app, steps }) => app === recording.app && steps.at(-1) === scene.steps[0])
    if (own.length > 0) root.after(chapters.at(-1).breaking = new Breaking(own, recording).element)
  }
  const keyed = recordings.find(({ gestures }) => gestures.filter(step => !step.includes("=") || step === "=").length > 8)
    ?? recordings[0]
  const patterns = keyed.parts.map(part => part.pattern)
  addChapter("One gesture", `A screen in ${list(patterns)} looks the same and does the same. What differs is the way from a gesture `
  + "to the display: which object calls which, and in which order.",
  "Say what you expect next, and follow one pattern after the other.", keyed, {
    path: [], steps: keyed.demonstration.slice(0, 1), questions: [nextMessage],
    end: "The user sees the same in each pattern. The messages were different."
  })
  const isOnTriangles = ["MVC", "MVP", "MVVM"].every(name => patterns.includes(name))
  const replaced = keyed.demonstration.indexOf("replace-view")
  if (replaced >= 0) addChapter("Another view", "Android replaces the view when the device is turned; elsewhere a list reuses a cell, or a second window opens. "
    + "The screen lives on. The new view must show what the old one showed. "
    + (isOnTriangles ? "In MVP and MVVM it is given the old one's presenter or view model. " : "") + "What updates it?", "", keyed, {
    path: keyed.demonstration.slice(0, replaced), steps: ["replace-view"], questions: [whoSpeaksFirst, whatUpdatesTheView],
    end: isOnTriangles
      ? "The controller sets everything. The presenter shows everything. In MVVM no object has to: binding delivers the current value."
      : "Each pattern has updated the new view in its own way."
  })
  const late = recordings.find(lateAnswer)
  if (late) addChapter("A late response", `A ${late.service} may respond late, or never. The user searched, and then searched for something else: `
    + "so the first request was cancelled. Then the view was replaced. Now both responses arrive, in the wrong order. Which object receives them?",
  `Below the screen are the requests that the ${late.service} has not answered: press there for its second response.`, late, {
    ...lateAnswer(late), history: "The user has searched twice, which cancelled the first request; then the view was replaced.",
    questions: [whoHearsTheAnswer, whatALateAnswerChanges],
    end: "A new view causes no new request. The response goes to the mediator, which outlives the old view: by then the screen (MVC) or the new view (MVP, MVVM) owns it. The response to a cancelled request changes nothing."
  })
  return chapters
}
