"use strict"

/** The fields, switches and keys of an app: the texts that each field takes, and the steps that are keys. */
function sortGestures(recording) {
  const fields = new Map()
  const keys = []
  for (const step of recording.gestures.filter(step => step !== "replace-view")) {
    const [, name, text] = /^([^=]+)=([^]*)$/.exec(step) ?? []
    if (name === undefined) keys.push(step)
    else fields.set(name, [...(fields.get(name) ?? []), text])
  }
  return { fields, keys }
}

/** Whether a field takes only on and off. */
function isSwitch(texts) {
  return texts.every(text => text === "on" || text === "off")
}

/** The controls of an app's screen, as its steps and widgets have them: fields, switches, keys and buttons. */
class ScreenPicture {
  /** A picture whose controls take steps; of a step that is not recorded, the reason is shown. */
  constructor(recording, take, refuse) {
    this.recording = recording
    this.act = step => recording.has(this.state, step) ? take(step) : refuse(step)
    this.controls = []
    const { fields, keys } = sortGestures(recording)
    const widgets = recording.widgets.map((name, index) => this.makeWidget(name, index, fields, keys))
    const rest = [...fields].map(([name, texts]) => this.makeField(name, null, texts))
    const isAtService = (_, index) => recording.serviceWidgets.has(recording.widgets[index])
    this.element = make("div", { class: "screen" },
      ...widgets.filter((...widget) => !isAtService(...widget)), ...rest, ...this.makeKeys(keys))
    this.surroundings = [
      makeGroup("The view", [this.makeStep("replace-view", "Replace the view")]),
      ...(recording.events.length === 0 ? [] : [make("div", { class: "service" },
        ...recording.serviceWidgets.size > 0 ? widgets.filter(isAtService)
          : [make("p", { class: "label" }, capitalised(`the ${recording.service}`))],
        makeGroup(`The ${recording.service}`, recording.events.map(event => this.makeStep(event, capitalised(stepWords(event)), { title: event }))))])
    ]
  }

  /** Shows what is seen, and lights the steps that are recorded from a state. */
  show(texts, state) {
    this.state = state
    for (const draw of this.controls) draw(texts)
  }

  /** Lets the screen of a view that is replaced fall away, with the texts that it had. */
  drop(texts, state) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || !this.element.offsetParent) return
    this.show(texts, state)
    const { element } = this
    const old = element.cloneNode(true)
    old.inert = true
    for (const button of old.querySelectorAll("[data-step]")) button.removeAttribute("data-step")
    old.classList.add("falling")
    old.addEventListener("animationend", () => old.remove())
    old.style.cssText = `left: ${element.offsetLeft}px; top: ${element.offsetTop}px; width: ${element.offsetWidth}px`
    element.after(old)
  }

  /** Lights the control of the step that was taken last; none where that is over. */
  press(step) {
    const name = step !== null && !isKey(step) ? step.split("=")[0] : null
    for (const control of this.element.querySelectorAll("[data-step], output.field")) {
      control.classList.toggle("pressed", step !== null && control.dataset.step === step || name !== null && control.getAttribute("aria-label") === name)
    }
  }

  /** Takes away what is still falling. */
  pickUp() {
    this.element.parentElement?.querySelector(".falling")?.remove()
  }

  makeStep(step, text = step, attributes = {}) {
    const button = makeButton(text, () => this.act(step), { "data-step": step, "aria-label": spoken(text), ...attributes })
    this.controls.push(() => setDim(button, !this.recording.has(this.state, step)))
    return button
  }

  makeWidget(name, index, fields, keys) {
    if (this.recording.serviceWidgets.has(name)) return this.makeRequests(index)
    const texts = fields.get(name)
    fields.delete(name)
    if (texts && isSwitch(texts)) return this.makeSwitch(name, index)
    if (texts) return this.makeField(name, index, texts)
    if (keys.includes(name)) return this.makePushButton(name, index, keys)
    const output = make("output", { "aria-label": name })
    this.controls.push(texts => output.textContent = texts[index])
    return make("div", { class: "widget" }, make("span", { class: "label", "aria-hidden": "true" }, name), output)
  }

  /** Makes the list of pending requests, by the numbers that steps have for them. */
  makeRequests(index) {
    const label = capitalised(`the ${this.recording.service} has to answer:`)
    const requests = make("ol", { "aria-label": label })
    this.controls.push(texts => requests.replaceChildren(
      ...openRequests(texts[index]).map(request => make("li", {}, requestWords(request)))))
    return make("div", { class: "requests" }, make("p", { class: "label", "aria-hidden": "true" }, label), requests)
  }

  makeSwitch(name, index) {
    const button = makeButton(name, () => this.act(`${name}=${this.isOn(index) ? "off" : "on"}`),
      { "aria-label": name, role: "switch", class: "switch" })
    this.controls.push(texts => {
      const step = `${name}=${texts[index] === "on" ? "off" : "on"}`
      button.dataset.step = step
      button.setAttribute("aria-checked", String(texts[index] === "on"))
      setDim(button, !this.recording.has(this.state, step))
    })
    return make("div", { class: "widget" }, button)
  }

  isOn(index) {
    return this.recording.shown(this.state)[index] === "on"
  }

  /** Makes a button that the user sees only while its widget is on. */
  makePushButton(name, index, keys) {
    keys.splice(keys.indexOf(name), 1)
    const button = this.makeStep(name)
    this.controls.push(texts => button.classList.toggle("unseen", texts[index] !== "on"))
    return make("div", { class: "widget" }, button)
  }

  /** Makes a field, with the texts that were recorded to choose from: nothing else can be typed. */
  makeField(name, index, texts) {
    const field = make("output", { class: "field", "aria-label": name })
    this.controls.push(shown => field.textContent = index === null ? "" : shown[index])
    const offers = texts.map(text => this.makeStep(`${name}=${text}`, text === "" ? "empty" : text.replace(/^ | $/g, "␣"),
      { class: "offer", "aria-label": `${name}: ${spoken(text)}` }))
    return make("div", { class: "widget" }, make("span", { class: "label", "aria-hidden": "true" }, name),
      field, makeGroup(`Texts for ${name}`, offers))
  }

  /** Makes the keys; ten digits are laid out as on any calculator. */
  makeKeys(keys) {
    if (keys.length === 0) return []
    const digits = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "0"]
    const isPad = digits.every(digit => keys.includes(digit))
    if (!isPad) return [makeGroup("Buttons", keys.map(key => this.makeStep(key)))]
    const order = ["/", "*", "-", "+", "=", "AC"]
    const others = order.filter(key => keys.includes(key))
      .concat(keys.filter(key => !digits.includes(key) && !order.includes(key)))
    const numbers = make("div", { class: "digits" }, ...digits.map(key => this.makeStep(key)))
    const rest = make("div", { class: "signs" }, ...others.map(key => this.makeStep(key)))
    return [make("div", { class: "keypad", role: "group", "aria-label": "Keys" }, numbers, rest)]
  }
}
