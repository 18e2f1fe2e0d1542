/** Measurements of a page, taken by a script that runs before its own scripts. In milliseconds of the page's clock. */
export interface Marks {
  firstRow?: number
  /** The first heading inside the main part of the page. */
  heading?: number
  /** The first contentful paint. */
  firstPaint?: number
  /** The time of the first click on a column header that sorted the rows. */
  sortable?: number
  readonly keys: number[]
}

declare global {
  var marks: Marks
}

/** Records the time of the first row, the delay from each key press to paint, and with `column`, when a click sorts. */
export function note({ token, column }: { token: string; column: string | undefined }): void {
  localStorage.setItem('accessToken', token)
  globalThis.marks = { keys: [] }
  const row =
    'tbody tr:not([aria-hidden="true"]) td:nth-child(2):not(:empty), [role="row"] [role="gridcell"]:not(:empty)'
  // Before what else was queued: that runs after the frame, and does not delay it.
  const painted = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }))
  const lookForHeading = () => {
    if (!document.querySelector('main h1:not(:empty)')) return void requestAnimationFrame(lookForHeading)
    painted(() => (globalThis.marks.heading = performance.now()))
  }
  requestAnimationFrame(lookForHeading)
  let isTyping = false
  const lookForRow = () => {
    // A form has no rows: to look for one in each frame would be part of each key.
    if (isTyping) return
    if (!document.querySelector(row)) return void requestAnimationFrame(lookForRow)
    painted(() => {
      globalThis.marks.firstRow = performance.now()
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      if (paint) globalThis.marks.firstPaint = paint.startTime
      if (column) tryToSort(column)
    })
  }
  requestAnimationFrame(lookForRow)
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      isTyping = true
      painted(() => globalThis.marks.keys.push(performance.now() - timeStamp))
    },
    true,
  )

  function headOf(label: string): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>('th, [role="columnheader"]')].find((head) =>
      head.textContent.includes(label),
    )
  }
  // A click that is handled changes aria-sort within 1.5 s; one that comes too early never does.
  function tryToSort(label: string): void {
    const before = headOf(label)?.getAttribute('aria-sort')
    const clicked = performance.now()
    const head = headOf(label)
    ;(head?.querySelector('button') ?? head)?.click()
    const look = () => {
      if (headOf(label)?.getAttribute('aria-sort') !== before) globalThis.marks.sortable = clicked
      else if (performance.now() - clicked < 1500) setTimeout(look, 50)
      else tryToSort(label)
    }
    setTimeout(look, 50)
  }
}

/** Clicks an element and returns the time until a changed first row is painted. */
export function untilRowsChange(action: { head: string } | { button: string }): Promise<number> {
  const firstRow = () => document.querySelector('tbody tr, [role="row"][data-id]')?.textContent
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const head =
    'head' in action
      ? all('th, [role="columnheader"]').find(({ textContent }) => textContent.includes(action.head))
      : undefined
  const target =
    'button' in action
      ? document.querySelector<HTMLElement>(`[aria-label="${action.button}"]`)
      : (head?.querySelector('button') ?? head)
  if (!target) throw new Error(`There is nothing to click: ${JSON.stringify(action)}`)
  const before = firstRow()
  const since = performance.now()
  target.click()
  return new Promise((resolve) => {
    const look = () => {
      if (firstRow() === before) return void requestAnimationFrame(look)
      requestAnimationFrame(() => resolve(performance.now() - since))
    }
    requestAnimationFrame(look)
  })
}
