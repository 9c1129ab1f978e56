"use strict"

/**
 * What a chapter asks before a message: in a pattern of a name, when, and the answers to choose from.
 *
 * An answer has the messages that it is right for, and says why it is wrong: later, while they are still to
 * come, or never, where they do not come. It gets the pattern's name and the mediator's, which replaces the
 * word "mediator" in an answer.
 */

const isSetting = message => message.kind === "set" && reasonFor(message) !== reasons.delegation

/** Asked wherever the patterns differ in what comes next: where they do not, there is nothing to guess. */
const nextMessage = {
  wonder: pattern => `What do you expect next in ${pattern}?`,
  isAsked: (message, chapter) => chapter.isGuess,
  answers: [
    { text: "The view calls the mediator", isRight: message => styles[message.kind] === "telling",
      later: () => "The view does not send anything yet", never: pattern => `The view has nothing to send in ${pattern}` },
    { text: "The model changes", isRight: message => message.kind === "state" && message.to === "model",
      later: (_, mediator) => `The ${mediator} changes the model, and must be called first`,
      never: () => "What the model holds stays as it is" },
    { text: "The mediator changes itself", isRight: message => message.kind === "state" && message.to !== "model",
      later: (_, mediator) => `The ${mediator} must be called first`,
      never: (_, mediator) => `The ${mediator} keeps no text for the view` },
    { text: "The mediator calls the view", isRight: message => styles[message.kind] === "showing",
      later: () => "There is nothing new to show yet",
      never: (_, mediator) => `The ${mediator} knows no view that it could call` },
    { text: "A binding updates the view", isRight: message => message.kind === "notify",
      later: () => "The value has not changed yet", never: pattern => `Nothing is bound in ${pattern}` },
    { text: "The user sees it", isRight: message => message.kind === "display",
      later: () => "Nothing new has reached the view yet", never: () => "Nothing that is seen changes" }
  ]
}

const whoSpeaksFirst = {
  wonder: pattern => `Which object sends the first message in ${pattern}?`,
  isAsked: (message, chapter) => chapter.message?.kind === "replaced",
  answers: [
    { text: "The mediator", isRight: message => message.from.startsWith("mediator") && message.kind !== "notify",
      later: (_, mediator) => `The ${mediator} does not know the new view yet`,
      never: (_, mediator) => `The ${mediator} knows no view` },
    { text: "The new view", isRight: message => message.from === "view",
      later: () => "The old view goes first", never: (_, mediator) => `The new view does not know the ${mediator} yet` },
    { text: "The old view", isRight: message => message.kind === "unbind",
      never: pattern => `Nothing is bound in ${pattern} that the old view had to end` }
  ]
}

const whatUpdatesTheView = {
  wonder: pattern => `What updates the new view in ${pattern}?`,
  isAsked: message => isSetting(message) || ["show", "bind"].includes(message.kind),
  answers: [
    { text: "The mediator sets its widgets", isRight: isSetting,
      never: (_, mediator) => `The ${mediator} knows no widgets` },
    { text: "The mediator calls it", isRight: message => message.kind === "show",
      never: (_, mediator) => `The ${mediator} has no view with a \`show\` that it could call` },
    { text: "Binding delivers the value", isRight: message => ["bind", "notify"].includes(message.kind),
      never: pattern => `Nothing is bound in ${pattern}` }
  ]
}

/** Asked once: the answer is the same in each pattern. */
const whoHearsTheAnswer = {
  wonder: () => "The view was replaced after the request. Which object receives the response?",
  isAsked: (message, { pattern }) => pattern === 0 && message.kind === "answer" && !isDropped(message),
  answers: [
    { text: "The old view", isRight: message => message.kind === "answer" && message.to === "old view",
      never: (_, mediator) => `The request was the ${mediator}'s, not the old view's` },
    { text: "The new view", isRight: message => message.kind === "answer" && message.to === "view",
      never: () => "A view knows nothing of the service" },
    { text: "The mediator", isRight: message => message.kind === "answer" && message.to.startsWith("mediator") },
    { text: "None", isRight: isDropped, never: (_, mediator) => `The ${mediator} outlives the view that it had when it sent the request` }
  ]
}

/** Asked once: the answer is the same in each pattern. */
const whatALateAnswerChanges = {
  wonder: () => "That request was cancelled. What does its late response change?",
  isAsked: (message, { pattern }) => pattern === 0 && isDropped(message),
  answers: [
    { text: "What the mediator remembers", isRight: message => message.kind === "state",
      never: (_, mediator) => "The model compares: this is not the request that is pending" },
    { text: "What is on the screen", isRight: message => styles[message.kind] === "showing",
      never: () => "The screen shows what was asked for last" },
    { text: "Nothing", isRight: isDropped }
  ]
}
