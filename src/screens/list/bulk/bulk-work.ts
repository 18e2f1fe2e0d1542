import type { AnyResource } from '#define'
import { isFinal } from '#define/reading'
import { i18n } from '#base/i18n/i18n'
import { tagOf } from '#base/i18n/languages'
import { CalledOff, longCall } from '#shell/long-work/long-call'
import { refusals, type Refused } from '#shell/long-work/refusals'
import { startWork } from '#shell/long-work/start-work'
import type { WorkAction, WorkEnd } from '#shell/long-work/work'
import { queryClient } from '#providers/query-client'
import { undoAction } from '#screens/undo/undo-batch'

interface BulkResult {
  readonly count: number
  readonly refused: readonly Refused[]
  readonly left: number
}

interface Bulk {
  readonly resource: AnyResource
  /** The token of the server's plan. */
  readonly token: string
  readonly verb: string
  /** The label of the verb: 'Publish'. */
  readonly label: string
  /** The label of the resource: 'Products'. */
  readonly resources: string
}

/** Runs a plan as long work: it can be stopped, and what was done can be undone. */
export async function runBulk({ resource, token, verb, label, resources }: Bulk): Promise<void> {
  const title = i18n.t('work.bulk', { verb: label, resources })
  await startWork({
    title,
    unit: 'records',
    run: async (control) => {
      try {
        const result = await longCall<BulkResult>(`/api/${resource.name}/bulk`, { token }, control)
        return ended(result, { label, undo: isFinal(resource, verb) ? undefined : undoAction(token, title) })
      } catch (error) {
        if (!(error instanceof CalledOff)) throw error
        return { state: 'stopped', message: i18n.t('work.calledOff') }
      }
    },
  })
  await queryClient.invalidateQueries()
}

function ended(
  { count, refused, left }: BulkResult,
  { label, undo }: { label: string; undo: WorkAction | undefined },
): WorkEnd {
  const number = (value: number) => value.toLocaleString(tagOf(i18n.language))
  const params = { count, total: number(count), left: number(left), verb: label }
  return {
    state: left > 0 ? 'stopped' : 'done',
    message: left > 0 ? i18n.t('work.bulkStopped', params) : i18n.t('work.bulkDone', params),
    details: refusals(refused),
    actions: count > 0 && undo ? [undo] : [],
  }
}
