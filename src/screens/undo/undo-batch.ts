import { i18n } from '#base/i18n/i18n'
import { tagOf } from '#base/i18n/languages'
import { longCall } from '#shell/long-work/long-call'
import { refusals, type Refused } from '#shell/long-work/refusals'
import { startWork } from '#shell/long-work/start-work'
import type { WorkAction, WorkEnd } from '#shell/long-work/work'
import { queryClient } from '#providers/query-client'

interface Undone {
  readonly batch: string
  /** Whether the server would undo this in turn. */
  readonly undoable: boolean
  readonly count: number
  readonly refused: readonly Refused[]
  readonly left: number
}

/** Undoes a batch as long work and shows the result; offers to redo it if the server would undo the undo. */
export async function undoBatch(batch: string, title: string): Promise<void> {
  const run: Parameters<typeof startWork>[0]['run'] = async (control) => {
    const undone = await longCall<Undone>(`/api/undo/${batch}`, undefined, control)
    return ended(undone, title)
  }
  await startWork({ title: i18n.t('work.undoing', { title }), unit: 'records', run })
  // The changed records may be shown anywhere.
  await queryClient.invalidateQueries()
}

/** The undo button of a batch. */
export const undoAction = (batch: string, title: string): WorkAction => ({
  label: i18n.t('common.undo'),
  run: () => void undoBatch(batch, title),
})

function ended({ batch, undoable, count, refused, left }: Undone, title: string): WorkEnd {
  const number = (value: number) => value.toLocaleString(tagOf(i18n.language))
  const params = { count, total: number(count), left: number(left) }
  const redo = { label: i18n.t('work.redo'), run: () => void undoBatch(batch, title) }
  return {
    state: left > 0 ? 'stopped' : 'done',
    message: left > 0 ? i18n.t('work.undoStopped', params) : i18n.t('work.undone', params),
    details: refusals(refused),
    actions: undoable ? [redo] : [],
  }
}
