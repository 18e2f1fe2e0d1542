import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { routesOf } from '#define/reading'
import { recordPath } from '#base/format/record-path'
import { newKey } from '#base/new-key'
import { readSession } from '#base/session/session'
import { draftPrefix } from '#providers/auth/begun'
import { isViewing } from '#providers/auth/view-as'
import type { Row } from '#providers/data/answers'
import { formDraftsOf, type DraftForm, type FormDraft } from '#providers/drafts/stored-drafts'
import { openDraft, type DraftStatus } from '#providers/drafts/opened-draft'
import type { OpenedRecord } from '../opened-record'
import type { RecordFormState } from '../use-record-form'
import { changedValues, storableFields, usableValues } from './storable-fields'
import { useMissingUploads } from './use-missing-uploads'

interface DraftOptions {
  readonly resource: AnyResource
  readonly row: Row | undefined
  readonly title: string
  readonly fields: AnyFields
  /** The names of the fields, if the form has not all of them: such a form has drafts of its own. */
  readonly only: readonly string[] | undefined
  /** The start of the occurrence of a series that the form shows: each has drafts of its own. */
  readonly occurrence: string | undefined
  /** Merges the current record into the typed values. */
  readonly absorb: (row: Row) => boolean
}

/** The draft of a form: what its bar shows, and what its buttons do. */
export interface FormDraftState extends DraftStatus {
  readonly discard: () => void
  readonly change: (to: FormDraft) => void
}

/**
 * Stores what is typed into a form at once in the browser, and restores it when the same user opens the form again.
 * A record that has changed meanwhile is merged like any newer version. Secret, personal and hidden values are not
 * stored.
 */
export function useDraft(state: RecordFormState, options: DraftOptions): FormDraftState {
  const { form, opened } = state
  const { resource, row: first, fields, absorb } = options
  const about = useAbout(options)
  const [{ userId, draft, storable }] = useState(() => {
    const user = readSession().user?.id ?? ''
    return {
      userId: user,
      draft: openDraft(about, formDraftsOf(user), newKey),
      storable: storableFields(fields, first),
    }
  })
  const status = useSyncExternalStore(draft.listen, draft.status)
  const checkUploads = useMissingUploads(resource, fields, form)

  const typed = () => {
    const changed = opened.isFinished()
      ? undefined
      : changedValues(storable, opened.start(), form.getValues())
    return changed && { ...changed, idempotencyKey: opened.meta.idempotencyKey }
  }
  const store = () => {
    // After the session has ended, the draft stays as it is.
    if (userId === '' || readSession().user?.id !== userId || isViewing()) return
    draft.write(typed())
  }
  const restore = (from: FormDraft) => {
    const values = usableValues(storable, from.values)
    form.reset({ ...opened.start(), ...values }, { keepDefaultValues: true })
    const row = opened.row()
    if (row) {
      opened.restart({ ...opened.start(), ...usableValues(storable, from.start) })
      absorb(row)
    } else opened.restart(opened.start(), from.idempotencyKey)
    void checkUploads(from)
  }
  const storeLater = useEffectEvent(store)
  const take = useEffectEvent(restore)
  useEffect(() => {
    const { restored } = draft.status()
    if (restored) take(restored)
  }, [draft])
  const { subscribe } = form
  useEffect(() => storeChanges(subscribe, opened, () => storeLater()), [subscribe, opened])

  const clear = () => {
    form.reset(opened.start())
    const row = opened.row()
    // There is nothing left that could conflict.
    if (row) absorb(row)
  }
  return {
    ...status,
    discard: () => {
      draft.discard(typed())
      clear()
      // What is typed now is another new record.
      opened.forgetKey()
    },
    change: (to) => {
      store()
      draft.change(to)
      clear()
      restore(to)
    },
  }
}

/** Stores after each change, and once more when the page is hidden or closed; returns a function that ends this. */
function storeChanges(
  subscribe: RecordFormState['form']['subscribe'],
  opened: OpenedRecord,
  store: () => void,
): () => void {
  let isDue = false
  const storeOnce = () => {
    if (isDue) store()
    isDue = false
  }
  const plan = () => {
    if (isDue) return
    isDue = true
    // Not before what is typed has been painted. Changes of one moment are stored together.
    setTimeout(storeOnce)
  }
  const stops = [subscribe({ formState: { values: true }, callback: plan }), opened.listen(store)]
  // Another tab that shows this draft may have changed or removed it. A sign-out ends the session first.
  const storeAgain = ({ key }: StorageEvent) => {
    if (key?.startsWith(draftPrefix)) store()
  }
  addEventListener('pagehide', store)
  addEventListener('storage', storeAgain)
  document.addEventListener('visibilitychange', store)
  plan()
  return () => {
    storeOnce()
    for (const stop of stops) stop()
    removeEventListener('pagehide', store)
    removeEventListener('storage', storeAgain)
    document.removeEventListener('visibilitychange', store)
  }
}

/** How the drafts of a form are found and listed. */
function useAbout({ resource, row, title, only, occurrence }: DraftOptions): DraftForm {
  const { pathname } = useLocation()
  const whole = row ? recordPath(resource, 'edit', row) : routesOf(resource).create
  return {
    form: [resource.name, row?.id ?? 'new', ...(only ?? []), ...(occurrence ? [occurrence] : [])].join(' '),
    resource: resource.name,
    title,
    path: only || occurrence ? pathname : whole,
  }
}
