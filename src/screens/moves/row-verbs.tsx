import { useGo } from '@refinedev/core'
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { MenuItem } from '#shell/parts/menu-item'
// Not imported from the index, which would also load MUI, for which a list does not wait.
import { recordVerbs, type RecordVerb } from './record-verbs'
import { useVerbs } from './use-verbs'
import { useVerbTexts } from './verb-texts'
import { recordPath, titleOf } from '#base/format/record-path'
import { useRestore } from './use-restore'

interface RowVerbs {
  /** The accessible name of a row's menu. */
  readonly nameOf: (row: Row) => string
  /** The items of a row's menu, from the permissions in the row. */
  readonly itemsOf: (row: Row) => MenuItem[]
  /** Runs a verb on a row, after confirmation if it needs one. */
  readonly start: (verb: RecordVerb, row: Row) => void
}

const RowVerbsContext = createContext<RowVerbs | undefined>(undefined)

/**
 * Provides the verbs of the rows inside. They are set up once for all rows of a page, and the confirmation dialog
 * renders outside of the rows.
 */
export function RowVerbsProvider({ resource, children }: { resource: AnyResource; children: ReactNode }) {
  const { t } = useTranslation()
  const go = useGo()
  const restore = useRestore(resource)
  const { start, dialog } = useVerbs(resource)
  const { labelOf } = useVerbTexts(resource)
  // A ref to the latest functions, so that the rows do not render again with the list.
  const newest = useRef({ go, restore, start })
  useLayoutEffect(() => {
    newest.current = { go, restore, start }
  })
  const verbs = useMemo((): RowVerbs => {
    const edit = (row: Row) => newest.current.go({ to: recordPath(resource, 'edit', row) })
    return {
      nameOf: (row) => t('list.actionsFor', { title: titleOf(resource, row) }),
      itemsOf: (row) => [
        ...(canOnRow(row, 'update') ? [{ label: t('list.edit'), run: () => void edit(row) }] : []),
        ...(canOnRow(row, 'restore')
          ? [{ label: t('list.restore'), run: () => void newest.current.restore(row) }]
          : []),
        ...recordVerbs(resource, row).map((verb) => ({
          label: labelOf(verb),
          run: () => newest.current.start(verb, row),
        })),
      ],
      start: (verb, row) => newest.current.start(verb, row),
    }
  }, [resource, t, labelOf])
  return (
    <RowVerbsContext value={verbs}>
      {children}
      {dialog}
    </RowVerbsContext>
  )
}

/**
 * The verbs of the list's rows.
 * @throws Error outside of a list.
 */
export function useRowVerbs(): RowVerbs {
  const verbs = use(RowVerbsContext)
  if (!verbs) throw new Error('A row must be rendered inside a list')
  return verbs
}
