/** What the user has done in the frame before the application had loaded; it is repeated in the application. */

const kinds = ['a', 'button', 'input', '[role=button]'] as const

/** A control by its kind, its name, and its position among those with the same name. */
export interface Control {
  readonly kind: (typeof kinds)[number]
  readonly name: string
  readonly index: number
}

const nameOf = (element: Element): string =>
  element.getAttribute('href') ??
  element.getAttribute('data-occurrence') ??
  element.getAttribute('aria-label') ??
  element.textContent

/** Describes a control inside a part of the page; undefined for any other element. */
export function controlAt(within: Element, element: Element | null): Control | undefined {
  const kind = kinds.find((tag) => element?.matches(tag))
  if (!element || !kind || !within.contains(element)) return undefined
  const name = nameOf(element)
  return { kind, name, index: controls(within, kind, name).indexOf(element as HTMLElement) }
}

/** The control in another part of the page that a description fits. */
export const findControl = (within: Element, { kind, name, index }: Control): HTMLElement | undefined =>
  controls(within, kind, name)[index]

const controls = (within: Element, kind: Control['kind'], name: string): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(kind)].filter((element) => nameOf(element) === name)

/** The script of the first rows and the application are different builds, so what is shared is global. */
const shared = globalThis as { pressedControl?: Control | undefined }

/** Stores the button that was pressed last. */
export const rememberPressed = (control: Control | undefined): void => void (shared.pressedControl = control)

/** The button that was pressed last; only the first caller gets it. */
export function takePressed(): Control | undefined {
  const pressed = shared.pressedControl
  delete shared.pressedControl
  return pressed
}
