import { findLabelsByFor } from './labels'

/** No media query matches. */
const noMatch = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
}

/** Nothing has a size in jsdom, so no size changes. */
class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds browser features that jsdom lacks and the pages need. */
export function addMissing(): void {
  findLabelsByFor()
  const dialog = HTMLDialogElement.prototype
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMatch, { media })
  window.ResizeObserver ??= NeverResized
  // Sufficient for the ids of records.
  window.CSS ??= { escape: (word: string) => word } as typeof CSS
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
}
