import { useGo } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { routesOf, type ViewName } from '#define/reading'
import { useCan } from '#providers/access'
import { useShortcut } from '#shell/shortcuts/use-shortcut'

/**
 * The keyboard shortcuts of a list: C creates a record, / focuses the search, J and K go through the rows. A calendar
 * has keys of its own, and a board creates cards in its columns.
 */
export function useListKeys(resource: AnyResource, view: ViewName): void {
  const isOff = view === 'calendar'
  const { t } = useTranslation()
  const go = useGo()
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  useShortcut('c', {
    group: 'list',
    label: t('shortcuts.create'),
    isOff: isOff || view === 'board' || !mayCreate,
    run: () => go({ to: routesOf(resource).create }),
  })
  useShortcut('/', { group: 'list', label: t('shortcuts.search'), run: focusSearch })
  useShortcut('j', { group: 'list', label: t('shortcuts.nextRow'), isOff, run: () => goBy(1) })
  useShortcut('k', { group: 'list', label: t('shortcuts.previousRow'), isOff, run: () => goBy(-1) })
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main form[role="search"] input')
  field?.focus()
  field?.select()
}

/** Focuses the link of the next or previous record; without a focused one, the first or the last. */
function goBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main a[data-record]')]
  const row = document.activeElement?.closest('[role="row"], tr, li')
  const at = links.findIndex((link) => link === document.activeElement || row?.contains(link))
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
}
