import { useTranslation } from 'react-i18next'
import type { HttpError, OpenNotificationParams } from '@refinedev/core'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { problemOf, sentencesOf } from '#providers/data/http/problem'
import { sameValue } from '../fields/form-values'
import { formatValue } from '../fields/text/format'
import { useRenderContext } from '../fields/use-render-context'
import { latestVersion, type EnqueueWrite } from './use-write-queue'
import { useUpdate } from './use-update'

/** How often a save is repeated when other values of the record have changed meanwhile. */
const tries = 3

/** A value of a record before and after the edit. */
export interface ValueChange {
  readonly row: Row
  readonly name: string
  readonly value: unknown
}

/** A value that was not saved. */
export class ValueRefusal extends Error {
  override name = 'ValueRefusal'
  constructor(
    message: string,
    /** The record as it is now, if another user has changed the same value. */
    readonly current?: Row,
    /** The messages of single values inside it, by their paths, such as those of rows. */
    readonly errors?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message)
  }
}

interface ValueSaveOptions {
  readonly enqueue: EnqueueWrite
  /** The message after a value was saved; without it there is none. */
  readonly notice?: (row: Row) => OpenNotificationParams
}

/**
 * Saves single values of records, which are shown at once. The writes of a record are sent one after the other. A value
 * that another user has changed meanwhile is not overwritten; a change of other values does not matter.
 * @throws ValueRefusal with the message that is shown at the value.
 */
export function useValueSave(
  resource: AnyResource,
  { enqueue, notice }: ValueSaveOptions,
): (change: ValueChange) => Promise<Row> {
  const { t } = useTranslation()
  const format = useRenderContext()
  const { mutateAsync } = useUpdate<Row, HttpError, Record<string, unknown>>({
    resource: resource.name,
    mutationMode: 'optimistic',
    errorNotification: false,
    successNotification: notice ? (answer) => notice(answer?.data as Row) : false,
  })

  const conflict = (name: string, current: Row): ValueRefusal => {
    const field = fieldOf(resource, name)
    const value = field ? formatValue(field, current[name], { resource, name, row: current }, format) : ''
    return new ValueRefusal(t('editing.changedMeanwhile', { value: value || format.empty }), current)
  }

  const send = async ({ row, name, value }: ValueChange, version: number, left: number): Promise<Row> => {
    try {
      const write = { id: row.id, values: { [name]: value }, meta: { version } }
      const { data } = await mutateAsync(write)
      return data
    } catch (error) {
      const current = problemOf(error)?.current as Row | undefined
      if (!current) throw new ValueRefusal(sentencesOf(error), undefined, problemOf(error)?.errors)
      if (!sameValue(current[name], row[name])) throw conflict(name, current)
      if (left === 0) throw new ValueRefusal(sentencesOf(error))
      return send({ row, name, value }, current.version, left - 1)
    }
  }

  return (change) =>
    enqueue(change.row.id, (before) => send(change, latestVersion(change.row, before), tries))
}
