import { useCustomMutation, useDataProvider, useGo, useInvalidate } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { actionsOf } from '#define/reading'
import { recordPath } from '#base/format/record-path'
import { canOnRow } from '#providers/access/evaluate'
import { useApp, useCustomScreens } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import type { ChosenOccurrence } from '#providers/data/write-meta'
import { success } from '../records/notifications'
import { useDelete } from '../records/use-delete'
import { useUndoOffer } from '../undo/use-undo-last'
import { useRowCache } from '../records/use-row-cache'
import type { RecordVerb } from './record-verbs'
import { useVerbTexts } from './verb-texts'

/** Called when a verb is done, before anything is refetched; `row` is undefined if the record was deleted. */
export type VerbDone = (verb: RecordVerb, row: Row | undefined) => void

/** Opens a record that an action returned: its form, or its page where the user may not change it. */
function useOpenReturned() {
  const app = useApp()
  const go = useGo()
  const dataProvider = useDataProvider()
  return async (name: string, { id }: Row) => {
    const resource = app[name]
    if (!resource) throw new Error(`There is no resource ${name}`)
    const { data } = await dataProvider().getOne<Row>({ resource: name, id })
    go({ to: recordPath(resource, canOnRow(data, 'update') ? 'edit' : 'show', data) })
  }
}

/**
 * Runs a verb on a record: sends the request, shows a message, caches the response and refetches the lists. Rejects
 * with the server's problem.
 */
export function useRunVerb(resource: AnyResource, onDone?: VerbDone) {
  const { mutateAsync: deleteOne } = useDelete<Row>()
  const { mutateAsync: post } = useCustomMutation<Row>()
  const invalidate = useInvalidate()
  const texts = useVerbTexts(resource)
  const { keep, forget } = useRowCache(resource)
  const undoOffer = useUndoOffer(resource)
  const open = useOpenReturned()
  const results = useCustomScreens().results[resource.name]
  const readAgain = () => invalidate({ resource: resource.name, invalidates: ['list', 'many'] })

  const remove = async (verb: RecordVerb, row: Row, occurrence?: ChosenOccurrence): Promise<void> => {
    const gone = { ...row, version: resource.trash ? row.version + 1 : row.version }
    const { data } = await deleteOne({
      resource: resource.name,
      id: row.id,
      meta: { version: row.version, occurrence },
      // After `onDone`, and awaited: a dialog stays until the row has gone.
      invalidates: [],
      successNotification: (answer) =>
        success(
          texts.done(verb, row, occurrence?.scope),
          undoOffer({ ...gone, ...batchOf(answer?.data) }, verb.name),
        ),
      errorNotification: false,
    })
    // Of a series, only some occurrences may be deleted.
    const after = occurrence && typeof data.version === 'number' ? data : undefined
    onDone?.(verb, after)
    if (after) keep(after)
    else forget(row)
    await readAgain()
  }

  return async (
    verb: RecordVerb,
    row: Row,
    values: Values = {},
    occurrence?: ChosenOccurrence,
  ): Promise<void> => {
    if (verb.kind === 'delete') return remove(verb, row, occurrence)
    const action = actionsOf(resource)[verb.name]
    const hasOutput = action?.output !== undefined
    const noticeOf = (after: Row) =>
      success(texts.done(verb, after), after.version === row.version ? {} : undoOffer(after, verb.name))
    const { data } = await post({
      url: `/api/${resource.name}/${row.id}/${verb.name}`,
      method: 'post',
      values,
      successNotification: (answer) => (hasOutput ? false : noticeOf(answer?.data as Row)),
      errorNotification: false,
    })
    const after = data as Row
    if (action?.opens !== undefined) return open(action.opens, after)
    if (hasOutput) {
      const use = results?.[verb.name]
      if (!use) throw new Error(`Nothing uses the output of ${verb.name} of ${resource.name}`)
      return use(after)
    }
    keep(after)
    onDone?.(verb, after)
    await readAgain()
  }
}

/** The batch that undoes the change of a series. */
const batchOf = (row: Row | undefined): Pick<Row, '_batch'> =>
  row?._batch === undefined ? {} : { _batch: row._batch }
