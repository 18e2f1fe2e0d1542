import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { useMailCalls, type Change } from './mail-data'
import { forgetChange, lastChange, rememberChange, type UndoableChange } from './undo-stack'
import { useCachedMails } from './use-cached-mails'

/** What a change has changed. */
interface Updated {
  readonly changed: number
  readonly batches: UndoableChange
}

/** Changes mails: optimistically in the cache, then on the server, which returns the counts of the labels. */
export function useChangeMails() {
  const { t } = useTranslation()
  const calls = useMailCalls()
  const { patch, run } = useCachedMails()
  /** While all mails that match are changed: the number of those that are. */
  const [progress, setProgress] = useState<number>()

  /** Resolves with what was changed; undefined, with a message, if it fails. */
  const update = async (given: Change): Promise<Updated | undefined> => {
    if (given.matching) return updateMatching(given)
    if (given.ids.length === 0) return undefined
    patch(given)
    const output = await run(() => calls.update(given))
    if (!output) return undefined
    const batches = [output.batch]
    if (given.verb !== 'delete') rememberChange(batches)
    return { changed: output.changed, batches }
  }

  /** Changes all mails that match, one part after the other. What was changed before a part failed stays. */
  const updateMatching = async (given: Change): Promise<Updated | undefined> => {
    const batches: string[] = []
    let changed = 0
    let hasMore = true
    setProgress(0)
    while (hasMore) {
      const output = await run(() => calls.update(given))
      if (!output) break
      batches.push(output.batch)
      changed += output.changed
      hasMore = output.more
      setProgress(changed)
    }
    setProgress(undefined)
    if (batches.length === 0) return undefined
    const isUndoable = given.verb !== 'delete'
    if (isUndoable) rememberChange(batches)
    if (given.verb !== 'moveTo')
      notify({
        message: t('mail.changed', { count: changed }),
        ...(isUndoable && { action: { label: t('common.undo'), run: () => void undo(batches) } }),
      })
    return { changed, batches }
  }

  /** Resolves with whether it succeeded; shows the message if not. */
  const change = async (given: Change): Promise<boolean> => (await update(given)) !== undefined

  /** Undoes the last change. */
  const undo = async (batches = lastChange()): Promise<void> => {
    if (batches === undefined) return notify({ message: t('mail.nothingToUndo'), variant: 'info' })
    forgetChange(batches)
    let changed = 0
    for (const batch of batches.toReversed()) {
      const output = await run(() => calls.undo(batch))
      if (!output) return
      changed += output.changed
    }
    notify({
      message: t(changed === 0 ? 'mail.changedSince' : 'mail.undone', { count: changed }),
      variant: 'info',
    })
  }

  return { update, change, undo, progress }
}
