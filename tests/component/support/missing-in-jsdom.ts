import { findLabelsByFor } from './labels'

/** The window is as wide as a desktop's and nothing else is known of it. */
const noMatch = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
}

/** What every browser has and jsdom does not, as far as the pages need it. */
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
  // Enough for the ids of records.
  window.CSS ??= { escape: (word: string) => word } as typeof CSS
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
}
