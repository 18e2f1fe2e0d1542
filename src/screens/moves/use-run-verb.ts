import { useDataProvider, useInvalidate } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { actionsOf } from '#define/reading'
import { useCustomScreens } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useNotify } from '#base/toasts/notify'
import { useUndoOffer } from '../undo/use-undo-last'
import { useRowCache } from '../use-row-cache'
import type { RecordVerb } from './record-verbs'
import { useVerbTexts } from './verb-texts'

/** Called when a verb is done, before anything is refetched; `row` is undefined if the record was deleted. */
export type VerbDone = (verb: RecordVerb, row: Row | undefined) => void

/**
 * Runs a verb on a record: sends the request, shows a message, caches the response and refetches the lists. Rejects
 * with the server's problem.
 */
export function useRunVerb(resource: AnyResource, onDone?: VerbDone) {
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const notify = useNotify()
  const texts = useVerbTexts(resource)
  const { keep, forget } = useRowCache(resource)
  const undoOffer = useUndoOffer(resource)
  const results = useCustomScreens().results[resource.name]
  const readAgain = () => invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
  const post = async (id: string, verb: string, payload: Values): Promise<Row> => {
    const url = `/api/${resource.name}/${id}/${verb}`
    const answer = await provider.custom?.<Row>({ url, method: 'post', payload })
    return answer?.data as Row
  }

  const remove = async (verb: RecordVerb, row: Row): Promise<void> => {
    await provider.deleteOne({ resource: resource.name, id: row.id, meta: { version: row.version } })
    const gone = { ...row, version: resource.trash ? row.version + 1 : row.version }
    notify({ message: texts.done(verb, row), variant: 'success', ...undoOffer(gone, verb.name) })
    onDone?.(verb, undefined)
    forget(row)
    await readAgain()
  }

  return async (verb: RecordVerb, row: Row, values: Values = {}): Promise<void> => {
    if (verb.kind === 'delete') return remove(verb, row)
    const after = await post(row.id, verb.name, values)
    if (actionsOf(resource)[verb.name]?.output) {
      const use = results?.[verb.name]
      if (!use) throw new Error(`Nothing uses the output of ${verb.name} of ${resource.name}`)
      return use(after)
    }
    keep(after)
    const isChanged = after.version !== row.version
    notify({
      message: texts.done(verb, after),
      variant: 'success',
      ...(isChanged && undoOffer(after, verb.name)),
    })
    onDone?.(verb, after)
    await readAgain()
  }
}
