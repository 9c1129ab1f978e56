"use strict"

/** The keys for forward and back; in a presentation there are more: those of a remote are the page keys. */
const directions = { ArrowRight: 1, ArrowLeft: -1 }
const directionsOfRemote = { ...directions, PageDown: 1, ArrowDown: 1, " ": 1, Enter: 1, PageUp: -1, ArrowUp: -1 }

/** Hands keys to the stepper that is looked at, wherever the focus is. */
function watchKeys(steppers, presentation) {
  document.addEventListener("keydown", event => {
    if (presentation.overview.isOn) return
    // A digit answers what is asked, on the page and on a slide.
    if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      (presentation.current ?? nearest(steppers, document.activeElement ?? document.body))?.answer?.(Number(event.key))
    }
    const direction = (presentation.isOn ? directionsOfRemote : directions)[event.key]
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (direction === undefined || !isPlain) return
    const focus = document.activeElement ?? document.body
    if (focus.matches("input")) return
    if ([" ", "Enter"].includes(event.key) && focus.closest("button, summary")) return
    if (focus.closest(".tree") || focus.closest(".scroll, .source") && isWide(focus)) return
    const stepper = presentation.current ?? nearest(steppers, focus)
    if (!stepper) return
    event.preventDefault()
    const follower = presentation.isOn ? presentation : stepper
    if (direction > 0) follower.goOn()
    else follower.goBack()
  })
}

/** Whether an element can be scrolled to the side, which is what the arrow keys are for then. */
function isWide(element) {
  return element.scrollWidth > element.clientWidth
}

/** The stepper that holds an element, or else the one that takes most of the window. */
function nearest(steppers, element) {
  const visible = steppers.filter(stepper => stepper.root.offsetParent !== null)
  const height = stepper => {
    const { top, bottom } = stepper.root.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0)
  }
  return visible.find(stepper => stepper.root.contains(element))
    ?? visible.filter(stepper => height(stepper) > 0).sort((one, other) => height(other) - height(one))[0]
}
