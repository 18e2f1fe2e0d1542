import type { HeadSpan } from './column-order'

const headSelector = '[role="columnheader"][data-field]'

/** The head of a column that an element is in; not for the handle that changes its width. */
export function headOf(target: EventTarget, names: readonly string[]): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('.MuiDataGrid-columnSeparator')) return undefined
  const head = target.closest<HTMLElement>(headSelector)
  return head && names.includes(nameOf(head)) ? head : undefined
}

/** The name of the column of a head. */
export const nameOf = (head: HTMLElement): string => head.dataset['field'] ?? ''

/** The extents of the heads that are rendered, in reading order. */
export const spansIn = (table: HTMLElement, names: readonly string[]): HeadSpan[] =>
  names.flatMap((name) => {
    const head = headNamed(table, name)
    if (!head) return []
    const { left, right } = head.getBoundingClientRect()
    return [{ name, left, right }]
  })

/** The head of a column, if it is rendered. */
export const headNamed = (table: HTMLElement, name: string): HTMLElement | undefined =>
  [...table.querySelectorAll<HTMLElement>(headSelector)].find((head) => nameOf(head) === name)

/** Scrolls the columns while a head is dragged to an edge of the table. */
export function scrollAtEdge(table: HTMLElement, x: number): void {
  const { left, right } = table.getBoundingClientRect()
  const by = x < left + 32 ? -16 : x > right - 32 ? 16 : 0
  if (by !== 0) table.querySelector('.MuiDataGrid-virtualScroller')?.scrollBy({ left: by })
}
