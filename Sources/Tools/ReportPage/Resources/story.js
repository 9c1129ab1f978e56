"use strict"

// Whatever can come next in a conversation, and the kinds of messages that it stands for.
const expectations = {
  "the view tells its mediator": message => styles[message.kind] === "telling",
  "the model changes": message => message.kind === "state" && message.to === "model",
  "the mediator itself changes": message => message.kind === "state" && message.to !== "model",
  "the mediator sets or tells the view": message => styles[message.kind] === "showing",
  "a bound value reaches the view": message => message.kind === "notify",
  "the person sees it": message => message.kind === "display"
}
const worldly = {
  "the mediator asks the world": message => styles[message.kind] === "asking",
  "the world answers": message => message.kind === "answer"
}

/** A chapter of the story: the reader acts, is asked what comes next, and is told after. */
class Chapter extends Stepper {
  /** A chapter on a recording, which begins after some steps and goes on by others. */
  constructor(recording, root, title, { path, steps, lecture = steps, asks, tasks, end, more = "" }) {
    super(recording, root, title)
    Object.assign(this, { start: path, wanted: steps, lecture, asks, tasks, end: `${end} ${more}`.trim() })
    this.begin()
  }

  lay() {
    this.task = make("p", { class: "task" })
    this.options = { ...expectations, ...(this.recording.hasWorld ? worldly : {}) }
    this.question = makeGroup("What do you expect next?", Object.keys(this.options).map(text =>
      makeButton(capitalised(text), () => this.expect(text))), "options")
    this.wonder = make("p")
    this.ask = make("div", { class: "question" }, this.wonder, this.question)
    const desk = super.lay()
    this.reason.after(this.ask)
    this.title.after(this.task)
    return desk
  }

  begin() {
    if (!this.start) return super.begin()
    super.begin(this.start)
    this.goal = 0
    this.drawTask()
  }

  take(step, row) {
    super.take(step, row)
    this.drawTask()
  }

  takeBack() {
    if (this.taken.length <= this.start.length) return
    const steps = this.taken.map(({ step }) => step)
    super.begin(steps.slice(0, -1))
    this.drawTask()
  }

  nextOfDemonstration() {
    return this.lecture[this.taken.length - this.start.length]
  }

  get isAtStart() { return this.isFirst && this.taken.length <= this.start.length }

  get isSolo() { return super.isSolo || Boolean(this.asks) }

  /** Answers the question that is asked, by its number from 1. */
  answer(number) {
    const text = Object.keys(this.options)[number - 1]
    if (text !== undefined && !this.ask.hidden) this.expect(text)
  }

  /** The message that the pattern sends next. */
  get nextMessage() {
    const row = this.rowOf(this.pattern, this.row, 1)
    return row === undefined ? undefined : this.rows[row][this.pattern]
  }

  /** Whether patterns differ in what comes next; where they do not, there is nothing to guess. */
  get isGuess() {
    const row = this.rowOf(this.pattern, this.row, 1)
    return row !== undefined && new Set(this.rows[row].map(message => message?.kind)).size > 1
  }

  /** Shows the next message, and says whether it was expected. */
  expect(text) {
    if (this.isDone) return
    const isRight = this.options[text](this.nextMessage)
    this.move(1)
    const part = this.recording.parts[this.pattern]
    const said = rowSentence([this.rows[this.row][this.pattern]], [part])
    this.sentence.replaceChildren(
      ...withCode(`${isRight ? "Yes" : "No"}, in ${part.pattern}: ${said.charAt(0).toLowerCase() + said.slice(1)}`))
    this.sentence.classList.add(isRight ? "right" : "wrong")
  }

  draw() {
    super.draw()
    this.sentence.classList.remove("right", "wrong")
    if (!this.start) return
    const isAsking = this.asks && this.isGuess && this.taken.length > this.start.length
    this.wonder.textContent = `What do you expect next in ${this.recording.parts[this.pattern].pattern}?`
    if (!isAsking && this.ask.contains(document.activeElement)) this.next.focus()
    this.ask.hidden = !isAsking
    this.drawTask()
  }

  /** Says what a step is in words. */
  tell(step) {
    if (step === "replace-view") return "Replace the view."
    return this.recording.events.includes(step) ? `Now the world does something: ${step}.` : `Now you: ${step}.`
  }

  /** Says what to do now, and lights the control for it. */
  drawTask() {
    if (!this.start) return
    const count = this.taken.length - this.start.length
    const isOver = count >= Math.max(1, this.wanted.length) && this.isDone
    this.task.textContent = isOver ? this.end
      : this.isDone ? this.tasks[count] ?? this.tell(this.wanted[count]) : "Follow the messages, one by one."
    const wanted = this.isDone && !isOver ? this.wanted[count] : undefined
    for (const button of this.root.querySelectorAll("[data-step]")) {
      button.classList.toggle("wanted", button.dataset.step === wanted)
    }
  }
}

/** Says by which kinds of controls a person can act. */
function waysToAct(recording) {
  const { fields, keys } = sortGestures(recording)
  const switches = [...fields.values()].map(isSwitch)
  const ways = [keys.length > 0 ? "press a key" : "", switches.includes(false) ? "choose a text" : "",
    switches.includes(true) ? "turn a switch" : ""]
  return capitalised(ways.filter(way => way !== "").join(" or ")) + "."
}

/** The conversations of a chapter's steps, which are drawn whole for paper. */
function drawing(recording, { path, lecture, steps }) {
  let state = path.reduce((state, step) => recording.target(state, step), 0)
  const drawn = (lecture ?? steps).map(step => {
    const talk = new Talk(recording)
    talk.showEpisode(recording.conversation(state, step), step)
    state = recording.target(state, step)
    return make("div", { class: "step" }, make("h4", {}, make("kbd", {}, step)), talk.element)
  })
  return make("div", { class: "drawing" }, ...drawn)
}

/** The chapters that the recordings have the steps for. */
function tellStory(recordings, place) {
  const chapters = []
  const onScreen = text => text === "" ? [] : [make("span", { class: "on-screen" }, ` ${text}`)]
  const tell = (title, text, way, recording, scene) => {
    const root = make("div", { class: "stepper chapter", role: "group", "aria-label": title })
    const numbered = `${chapters.length + 1}. ${title}`
    place.append(make("h3", {}, numbered), make("p", { class: "lead" }, text, ...onScreen(way)), root,
      drawing(recording, scene), make("p", { class: "lead on-paper" }, scene.end))
    chapters.push(new Chapter(recording, root, numbered, scene))
  }
  const keyed = recordings.find(({ gestures }) => gestures.filter(step => !step.includes("=") || step === "=").length > 8)
    ?? recordings[0]
  const patterns = keyed.parts.map(part => part.pattern)
  tell("One gesture", `A screen in ${list(patterns)} looks the same and does the same.`,
  "What you do here is done in each of them. Say what you expect next, and see who speaks to whom.", keyed, {
    path: [], steps: [], lecture: keyed.demonstration.slice(0, 1), asks: true, tasks: [waysToAct(keyed)],
    end: "The person sees the same in each. Who spoke to whom was different.",
    more: "Do something else, or go on to the next chapter."
  })
  const isOnTriangles = ["MVC", "MVP", "MVVM"].every(name => patterns.includes(name))
  const replaced = keyed.demonstration.indexOf("replace-view")
  if (replaced >= 0) tell("Another view", "A view can go while the screen lives on: a device is turned, memory runs "
    + "short. The old view is let go, a new one comes, and it must show what the old one did. "
    + (isOnTriangles ? "In MVP and MVVM it is given the old one's presenter or view model. " : "") + "Each pattern has its own way.", "", keyed, {
    path: keyed.demonstration.slice(0, replaced), steps: ["replace-view"], asks: false,
    tasks: ["Replace the view."],
    end: isOnTriangles
      ? "The controller sets everything. The presenter shows everything. In MVVM nobody has to: binding delivers the current value."
      : "Each pattern has brought the new view up to date in its own way."
  })
  const late = recordings.find(({ forms }) => forms.flat().some(message => message?.kind === "cancel"))
  if (late) tell("A late answer", "The world answers when it likes. A search fails and is tried again, "
    + "another takes its place, and the view is replaced. Then both answers come, in the wrong order. Who is there to hear them?", "Click the highlighted control. "
    + "“asked” lists open requests, in brackets if they are cancelled. reply=2 answers the second of them.", late, {
    path: [], steps: late.demonstration, asks: false, tasks: [],
    end: "Nobody asks again for a new view. An answer goes to the mediator, which outlives the old view: by then the screen (MVC) or the new view (MVP, MVVM) holds it. An answer that nobody wants any more changes nothing."
  })
  return chapters
}
