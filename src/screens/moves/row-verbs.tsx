import { createContext, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { MenuItem } from '#shell/parts/menu-item'
// Not by their index: it also leads to what is drawn with MUI, which no list waits for.
import { recordVerbs } from './record-verbs'
import { useVerbs } from './use-verbs'
import { useVerbTexts } from './verb-texts'
import { recordPath, titleOf } from '#base/format/record-path'
import { useRestore } from './use-restore'

interface RowVerbs {
  /** What the menu of a row is called. */
  readonly nameOf: (row: Row) => string
  /** What its menu offers, as the row itself says. */
  readonly itemsOf: (row: Row) => MenuItem[]
}

const RowVerbsContext = createContext<RowVerbs | undefined>(undefined)

/**
 * Lets the rows inside do what may be done to them. It is worked out here for all of them, as a page has many; the
 * question before a verb stands here, outside of all rows.
 */
export function RowVerbsProvider({ resource, children }: { resource: AnyResource; children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restore = useRestore(resource)
  const { start, dialog } = useVerbs(resource)
  const { labelOf } = useVerbTexts(resource)
  const edit = (row: Row) => () => void navigate(recordPath(resource, 'edit', row))
  const itemsOf = (row: Row): MenuItem[] => [
    ...(row._can.includes('update') ? [{ label: t('list.edit'), run: edit(row) }] : []),
    ...(row._can.includes('restore') ? [{ label: t('list.restore'), run: () => void restore(row) }] : []),
    ...recordVerbs(resource, row).map((verb) => ({ label: labelOf(verb), run: () => start(verb, row) })),
  ]
  const nameOf = (row: Row) => t('list.actionsFor', { title: titleOf(resource, row) })
  return (
    <RowVerbsContext value={{ nameOf, itemsOf }}>
      {children}
      {dialog}
    </RowVerbsContext>
  )
}

/**
 * What can be done to the rows of the list.
 * @throws Error outside of a list.
 */
export function useRowVerbs(): RowVerbs {
  const verbs = use(RowVerbsContext)
  if (!verbs) throw new Error('A row stands outside of a list')
  return verbs
}
