import { i18n } from '../i18n/i18n'

let region: HTMLElement | undefined

/**
 * The place of the toasts, beside the program. It is there before the first of them, so that screen readers tell what
 * comes into it. F8 leads into it, Escape out of it.
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

/** Whether something on the page is part of a toast. */
export const isInRegion = (target: EventTarget | null): boolean =>
  target instanceof Node && region?.contains(target) === true

const name = (): void => region?.setAttribute('aria-label', i18n.t('common.notices'))

let cameFrom: Element | null = null

/** Leads to the newest toast. */
function enter(event: KeyboardEvent): void {
  if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
  const newest = [...(region?.querySelectorAll<HTMLElement>('.toast') ?? [])].at(-1)
  if (!newest) return
  event.preventDefault()
  if (!isInRegion(document.activeElement)) cameFrom = document.activeElement
  newest.querySelector('button')?.focus()
}

/** Closes the toast that one stands in, and goes back to where one came from. */
function leave(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  event.stopPropagation()
  event.target.closest('.toast')?.querySelector<HTMLElement>('.toast-close')?.click()
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
}
