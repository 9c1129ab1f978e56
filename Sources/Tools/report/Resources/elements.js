"use strict"

/** Makes an element with attributes, around texts and other elements. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

/** Makes a button with an action. */
function makeButton(text, act, attributes = {}) {
  const button = make("button", { type: "button", ...attributes }, text)
  button.addEventListener("click", act)
  return button
}

/** Makes a labelled group of buttons. */
function makeGroup(label, buttons, style = "") {
  return make("div", { class: `buttons ${style}`, role: "group", "aria-label": label }, ...buttons)
}

/** Dims a button or lights it; a dim one keeps the focus, and can say why it is dim. */
function setDim(button, isDim) {
  if (isDim) button.setAttribute("aria-disabled", "true")
  else button.removeAttribute("aria-disabled")
}

/** Whether a button is dim. */
function isDim(button) {
  return button.getAttribute("aria-disabled") === "true"
}
