import { partsOfCell } from '../lane-cells'
import { isFromRight } from '../reading-order'

const cardSelector = 'li[data-rfd-draggable-id]'

/** The card that has the focus, or that contains what has it. */
export const focusedCard = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(cardSelector) ?? undefined

/** The id of the record of a card. */
export const idOfCard = (card: HTMLElement): string => card.dataset['rfdDraggableId'] ?? ''

const listOf = (card: HTMLElement) => card.closest<HTMLElement>('[data-rfd-droppable-id]')
const cardsOf = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(cardSelector) ?? []),
]

/** Focuses a card; one that cannot be dragged has no focus of its own, but its title has. */
export function focusCard(card: HTMLElement | undefined): void {
  const target = card?.matches('[tabindex]') ? card : card?.querySelector<HTMLElement>('a[data-record]')
  target?.focus()
}

/** The next card of the same column, or else the previous one. */
export function neighbourOf(card: HTMLElement): HTMLElement | undefined {
  const cards = cardsOf(listOf(card))
  const index = cards.indexOf(card)
  return cards[index + 1] ?? cards[index - 1]
}

/**
 * The card beside another one in the direction of an arrow key: in its column, or at about the same height in the
 * nearest other column that has cards.
 */
export function cardBeside(card: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return cardAbove(card, key === 'ArrowDown' ? 1 : -1)
  const step = (key === 'ArrowRight') === isFromRight() ? -1 : 1
  const list = listOf(card)
  const lists = listsBeside(list)
  const index = cardsOf(list).indexOf(card)
  for (let at = lists.indexOf(list) + step; at >= 0 && at < lists.length; at += step) {
    const cards = cardsOf(lists[at] ?? null)
    if (cards.length > 0) return cards[Math.min(index, cards.length - 1)]
  }
  return undefined
}

/** All lists of cards, or those of the same lane, in reading order. */
function listsBeside(list: HTMLElement | null): (HTMLElement | null)[] {
  const frame = list?.closest('section:not([data-column])') ?? document.querySelector('[data-frame]')
  return [...(frame?.querySelectorAll<HTMLElement>('ul[data-rfd-droppable-id]') ?? [])]
}

/** The card above or below; on a board in lanes also that of the same column in another lane. */
function cardAbove(card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const list = listOf(card)
  const cards = cardsOf(list)
  const next = cards[cards.indexOf(card) + step]
  if (next) return next
  const column = columnIdOf(list)
  const lists = [...document.querySelectorAll('[data-frame] ul[data-rfd-droppable-id]')].filter(
    (other) => columnIdOf(other) === column,
  )
  for (let at = lists.findIndex((other) => other === list) + step; at >= 0 && at < lists.length; at += step) {
    const others = cardsOf(lists[at] ?? null)
    if (others.length > 0) return others.at(step > 0 ? 0 : -1)
  }
  return undefined
}

/** The id of a column, without that of the lane. */
export const columnIdOf = (list: Element | null): string | undefined => {
  const id = list?.getAttribute('data-rfd-droppable-id')
  return typeof id === 'string' ? partsOfCell(id).column : undefined
}

/** The id of the column of a card. */
export const columnOfCard = (card: HTMLElement): string | undefined => columnIdOf(listOf(card))

/**
 * Opens the input for a new card of a column, or of the first column that has one.
 * @returns whether there is such an input
 */
export function openNewCard(column: string | undefined): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-frame] [data-new-card]')]
  const slot = all.find((element) => element.dataset['newCard'] === column) ?? all[0]
  if (slot instanceof HTMLButtonElement) slot.click()
  else slot?.querySelector('input')?.focus()
  return slot !== undefined
}
