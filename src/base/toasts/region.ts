import { i18n } from '../i18n/i18n'

let region: HTMLElement | undefined

/**
 * Creates the container of the toasts, outside the app. It exists before the first toast, so that screen readers
 * announce toasts added to it. F8 moves the focus into it, Escape out of it.
 */
export function openRegion(): HTMLElement {
  region = document.body.appendChild(document.createElement('section'))
  region.setAttribute('aria-live', 'polite')
  region.tabIndex = -1
  name()
  i18n.on('languageChanged', name)
  document.addEventListener('keydown', enter)
  region.addEventListener('keydown', leave)
  return region
}

/** Whether an element is part of a toast. */
export const isInRegion = (target: EventTarget | null): boolean =>
  target instanceof Node && region?.contains(target) === true

const name = (): void => region?.setAttribute('aria-label', i18n.t('common.notices'))

let cameFrom: Element | null = null

/** Moves the focus to the newest toast. */
function enter(event: KeyboardEvent): void {
  if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
  const newest = [...(region?.querySelectorAll<HTMLElement>('.toast') ?? [])].at(-1)
  if (!newest) return
  event.preventDefault()
  if (!isInRegion(document.activeElement)) cameFrom = document.activeElement
  newest.querySelector('button')?.focus()
}

/** Closes the focused toast and returns the focus. */
function leave(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  event.stopPropagation()
  event.target.closest('.toast')?.querySelector<HTMLElement>('.toast-close')?.click()
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
}
