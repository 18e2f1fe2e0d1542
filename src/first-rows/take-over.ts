import { controlAt, findControl, takePressed } from './controls'
import { frameId } from './data/page-data'

/** How long a frame without rows stays while the application has rendered a heading but no rows, in milliseconds. */
const timeoutMs = 2000
/**
 * The same while the application has no heading, because the script of its screen is loading, or for a frame with rows,
 * which says more than the skeleton of the application.
 */
const longTimeoutMs = 10_000
/** The frames without a change after which a calendar is complete: it is rendered in several, as it measures its days. */
const stillFrames = 3

/**
 * Renders the application behind the page frame, and shows it in place of the frame as soon as its rows are there. What
 * the user has done in the frame is kept: focus, scrolling, typed texts, toggled boxes and the last pressed button.
 * Without a frame it only renders.
 */
export function takeOver(root: HTMLElement, render: () => void): void {
  const frame = document.getElementById(frameId)
  render()
  if (!frame) return
  const isReady = frame.dataset['empty'] === undefined ? isComplete : hasLayout
  const isCalendar = frame.querySelector('[data-calendar]') !== null
  let waiting = 0
  let hasHeading = false
  const wait = (frames: number): void => {
    if (frames === 0) show()
    else waiting = requestAnimationFrame(() => wait(frames - 1))
  }
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(waiting)
    if (isReady(root)) wait(isCalendar ? stillFrames : 0)
    else if (!hasHeading && root.querySelector('h1')) {
      hasHeading = true
      if (!showsRows(frame)) setTimeout(show, timeoutMs)
    }
  })
  const show = () => {
    if (!frame.isConnected) return
    observer.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(waiting)
    replace(frame, root)
  }
  const timer = setTimeout(show, longTimeoutMs)
  const attributeFilter = isCalendar ? ['aria-busy', 'style'] : ['aria-busy']
  observer.observe(root, { childList: true, subtree: true, attributeFilter })
}

/** Whether the frame shows rows, be they of this visit or of the last one. */
const showsRows = (frame: HTMLElement): boolean =>
  frame.querySelector('main :is([data-record], [data-occurrence])') !== null

/** Whether the layout of the dashboard is rendered, or a page without it. */
const hasLayout = (root: HTMLElement): boolean => root.querySelector('main, h1') !== null

/** Whether a page is rendered and nothing in it is a skeleton. */
const isComplete = (root: HTMLElement): boolean =>
  root.querySelector('h1') !== null && root.querySelector('[aria-busy="true"], [data-bones]') === null

function replace(frame: HTMLElement, root: HTMLElement): void {
  const before = stateOf(frame)
  frame.remove()
  // The application has the styles of the first rows too.
  document.adoptedStyleSheets = []
  for (const [index, element] of scrollers(root).entries()) element.scrollTo(before.scrolled[index] ?? {})
  for (const { control, text } of before.typed) type(findControl(root, control), text)
  for (const box of before.toggled) findControl(root, box)?.click()
  if (before.focus) findControl(root, before.focus)?.focus({ preventScroll: true })
  const pressed = takePressed()
  if (pressed) findControl(root, pressed)?.click()
}

function stateOf(frame: HTMLElement) {
  const inputs = [...frame.querySelectorAll<HTMLInputElement>('main input')]
  return {
    focus: controlAt(frame, document.activeElement),
    toggled: inputs.filter(isToggled).flatMap((input) => controlAt(frame, input) ?? []),
    typed: inputs.filter(isTypedIn).flatMap((input) => {
      const control = controlAt(frame, input)
      return control ? [{ control, text: input.value }] : []
    }),
    scrolled: scrollers(frame).map(({ scrollLeft: left, scrollTop: top }) => ({ left, top })),
  }
}

/** Whether the user has changed a checkbox, or chosen a radio button. */
const isToggled = ({ type: kind, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || kind === 'checkbox')

const isTypedIn = ({ type: kind, readOnly, value, defaultValue }: HTMLInputElement): boolean =>
  (kind === 'search' || kind === 'text') && !readOnly && value !== defaultValue

/** What scrolls in a list: the part around its table, a board, and what a first part names. */
const scrollers = (within: HTMLElement): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('main :has(> table), main [data-frame], main [data-scrolls]'),
]

/** Sets the text of an input as if the user had typed it: React listens to the event `input`. */
function type(element: HTMLElement | undefined, text: string): void {
  if (!(element instanceof HTMLInputElement)) return
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
