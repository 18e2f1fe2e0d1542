import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { sentencesOf } from '#providers/data/http/problem'
import { useNotify } from '#base/toasts/notify'
import type { RecordVerb } from './record-verbs'
import { useRunVerb, type VerbDone } from './use-run-verb'

const VerbDialog = lazy(() =>
  withDeferredTexts(() => import('./verb-dialog')).then((module) => ({ default: module.VerbDialog })),
)

interface Verbs {
  /** Runs a verb on a record, after confirmation if it needs one. */
  readonly start: (verb: RecordVerb, row: Row) => void
  /** The verb that is running without a dialog. */
  readonly running: string | undefined
  /** The open dialog; must be rendered on the page. */
  readonly dialog: ReactNode
}

/**
 * What a page needs to run the moves and actions of a record.
 * @param occurrence the start of the chosen occurrence of a series
 */
export function useVerbs(resource: AnyResource, onDone?: VerbDone, occurrence?: string): Verbs {
  const notify = useNotify()
  const run = useRunVerb(resource, onDone)
  const [confirming, setConfirming] = useState<{ verb: RecordVerb; row: Row }>()
  const [running, setRunning] = useState<string>()
  const runNow = async (verb: RecordVerb, row: Row) => {
    setRunning(verb.name)
    try {
      await run(verb, row)
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    setRunning(undefined)
  }
  return {
    running,
    start: (verb, row) => {
      if (running !== undefined) return
      if (verb.needsConfirming) setConfirming({ verb, row })
      else void runNow(verb, row)
    },
    dialog: confirming && (
      <Suspense>
        <VerbDialog
          resource={resource}
          {...confirming}
          run={run}
          occurrence={occurrence}
          onClose={() => setConfirming(undefined)}
        />
      </Suspense>
    ),
  }
}
