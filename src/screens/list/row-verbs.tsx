import { createContext, lazy, Suspense, use, type ReactNode } from 'react'
import type { AnyResource } from '../../define'
import type { Row } from '../../providers/data/answers'
// Not by their index: it also leads to what is drawn with MUI, which no list waits for.
import { recordVerbs, type RecordVerb } from '../moves/record-verbs'
import { useVerbs } from '../moves/use-verbs'
import { useVerbWords } from '../moves/verb-words'

const Themed = lazy(() => import('../../shell/theme/themed').then((theme) => ({ default: theme.Themed })))

interface RowVerbs {
  readonly verbsOf: (row: Row) => readonly RecordVerb[]
  readonly labelOf: (verb: RecordVerb) => string
  readonly start: (verb: RecordVerb, row: Row) => void
}

const RowVerbsContext = createContext<RowVerbs | undefined>(undefined)

/** Lets the rows inside do their moves and actions; the question before one stands here, outside of all rows. */
export function RowVerbsProvider({ resource, children }: { resource: AnyResource; children: ReactNode }) {
  const { start, dialog } = useVerbs(resource)
  const { labelOf } = useVerbWords(resource)
  const verbs = { verbsOf: (row: Row) => recordVerbs(resource, row), labelOf, start }
  return (
    <RowVerbsContext value={verbs}>
      {children}
      {dialog && (
        <Suspense fallback={null}>
          <Themed>{dialog}</Themed>
        </Suspense>
      )}
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
