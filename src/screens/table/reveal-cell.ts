import type { FocusEvent } from 'react'

/**
 * Scrolls a focused cell of the data grid out from under the pinned columns. The grid scrolls it into view, but knows
 * no pinned columns.
 */
export function revealCell({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLElement>('[role=gridcell], [role=columnheader]')
  const scroller = currentTarget.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')
  const row = cell?.closest('[role=row]')
  if (!cell || !scroller || !row || isPinned(cell)) return
  // After the grid has scrolled.
  requestAnimationFrame(() => {
    const covered = [...row.children].filter(isPinned).map((item) => item.getBoundingClientRect())
    const box = cell.getBoundingClientRect()
    const isRtl = getComputedStyle(scroller).direction === 'rtl'
    const hidden = isRtl
      ? box.right - Math.min(...covered.map(({ left }) => left))
      : Math.max(...covered.map(({ right }) => right)) - box.left
    if (covered.length > 0 && hidden > 0) scroller.scrollLeft += isRtl ? hidden : -hidden
  })
}

const isPinned = (element: Element): boolean => getComputedStyle(element).position === 'sticky'
