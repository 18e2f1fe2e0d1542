import { boolean, integer, text, type OwnCalls } from '#define'
import type { CallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { i18n } from '#base/i18n/i18n'
import { longCall } from '#shell/long-work/long-call'
import { refusals, type Refused } from '#shell/long-work/refusals'
import { startWork } from '#shell/long-work/start-work'

interface Part {
  readonly resource: 'files' | 'folders'
  readonly token: string
  readonly count: number
}
/** What would be deleted for good, as counted by the server. */
export interface EmptyingPlan {
  readonly count: number
  readonly parts: readonly Part[]
}
/** Counts what a bulk run would change. */
const plan = {
  method: 'POST',
  path: '/api/:resource/bulk',
  input: { verb: text(), dryRun: boolean() },
  output: { token: text(), count: integer() },
} as const satisfies OwnCalls[string]

interface Outcome {
  readonly count: number
  readonly refused: readonly Refused[]
  readonly left: number
}

/** Counts the records in the trash: files first, as deleting a folder deletes its files. */
export async function planEmptying(call: CallEndpoint): Promise<EmptyingPlan> {
  const parts: Part[] = []
  for (const resource of ['files', 'folders'] as const) {
    const part = await call(plan, { resource, verb: 'purge', dryRun: true })
    if (part.count > 0) parts.push({ ...part, resource })
  }
  return { count: parts.reduce((sum, { count }) => sum + count, 0), parts }
}

/** Deletes the counted records for good, as long work that can be stopped. */
export async function runEmptying({ parts, count: total }: EmptyingPlan): Promise<void> {
  await startWork({
    title: i18n.t('files.emptyTheTrash'),
    unit: 'records',
    run: async (control) => {
      let [count, left] = [0, 0]
      const refused: Refused[] = []
      for (const { resource, token, count: planned } of parts) {
        if (control.signal.aborted) {
          left += planned
          continue
        }
        const report = ({ done }: { done: number }) => control.report({ done: count + done, total })
        const outcome = await longCall<Outcome>(`/api/${resource}/bulk`, { token }, { ...control, report })
        count += outcome.count
        left += outcome.left
        refused.push(...outcome.refused)
      }
      return {
        state: left > 0 ? 'stopped' : 'done',
        message: i18n.t('files.trashEmptied', { count }),
        details: refusals(refused),
      }
    },
  })
}
