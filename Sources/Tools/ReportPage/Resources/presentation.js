"use strict"

/** The presentation mode: one stepper fills the window, in letters for the last row. */
class Presentation {
  constructor(steppers) {
    this.steppers = steppers
    this.current = null
    for (const stepper of steppers) {
      const button = makeButton("Present", () => this.toggle(stepper), { class: "present" })
      stepper.root.querySelector(".bar-of-steps").append(button)
      stepper.present = button
    }
    document.addEventListener("fullscreenchange", () => {
      if (!document.fullscreenElement && this.isFull) this.end()
    })
    document.addEventListener("keydown", event => {
      if (event.key === "Escape" && this.isOn) this.end()
    })
  }

  get isOn() { return this.current !== null }

  toggle(stepper) {
    if (this.isOn) this.end()
    else this.begin(stepper)
  }

  begin(stepper) {
    this.current = stepper
    document.documentElement.classList.add("presenting")
    stepper.root.classList.add("presented")
    stepper.present.textContent = "End presentation"
    stepper.talk.arrangeNames()
    stepper.showFiles(false)
    stepper.talk.element.setAttribute("tabindex", "0")
    this.isFull = false
    document.documentElement.requestFullscreen?.().then(() => this.isFull = true, () => {})
    scrollTo(0, 0)
  }

  end() {
    const stepper = this.current
    this.current = null
    document.documentElement.classList.remove("presenting")
    stepper.root.classList.remove("presented")
    stepper.present.textContent = "Present"
    stepper.talk.element.removeAttribute("tabindex")
    if (document.fullscreenElement) document.exitFullscreen()
    this.isFull = false
    stepper.present.scrollIntoView({ block: "center" })
    stepper.present.focus()
  }
}
