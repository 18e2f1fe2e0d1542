import { useTranslation } from 'react-i18next'
import type { HttpError } from '@refinedev/core'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { problemOf, sentencesOf } from '#providers/data/problem'
import { sameValue } from '../../fields/form-values'
import { formatValue } from '../../fields/format'
import { useRenderContext } from '../../fields/use-render-context'
import { useSavedNotices } from '../../form/saving/use-saved-notices'
import { useUpdate } from '../../records/use-update'
import { latestVersion, useWriteQueue } from '../../use-write-queue'

/** How often a save is repeated when other values of the record have changed meanwhile. */
const tries = 3

/** The value of a cell before and after the edit. */
export interface CellChange {
  readonly row: Row
  readonly name: string
  readonly value: unknown
}

/** A cell that was not saved. */
export class CellRefusal extends Error {
  override name = 'CellRefusal'
  constructor(
    message: string,
    /** The record as it is now, if another user has changed the same value. */
    readonly current?: Row,
  ) {
    super(message)
  }
}

/**
 * Saves the value of a cell, which is shown at once. The writes of a record are sent one after the other. A value that
 * another user has changed meanwhile is not overwritten; a change of other values does not matter.
 * @throws CellRefusal with the message that is shown at the cell.
 */
export function useCellSave(resource: AnyResource): (change: CellChange) => Promise<Row> {
  const { t } = useTranslation()
  const notices = useSavedNotices(resource)
  const format = useRenderContext()
  const enqueue = useWriteQueue()
  const { mutateAsync } = useUpdate<Row, HttpError, Record<string, unknown>>({
    resource: resource.name,
    mutationMode: 'optimistic',
    errorNotification: false,
    successNotification: (answer) => notices.saved(answer?.data as Row),
  })

  const conflict = (name: string, current: Row): CellRefusal => {
    const field = fieldOf(resource, name)
    const value = field ? formatValue(field, current[name], { resource, name, row: current }, format) : ''
    return new CellRefusal(t('editing.changedMeanwhile', { value: value || format.empty }), current)
  }

  const send = async ({ row, name, value }: CellChange, version: number, left: number): Promise<Row> => {
    try {
      const write = { id: row.id, values: { [name]: value }, meta: { version } }
      const { data } = await mutateAsync(write)
      return data
    } catch (error) {
      const current = problemOf(error)?.current as Row | undefined
      if (!current) throw new CellRefusal(sentencesOf(error))
      if (!sameValue(current[name], row[name])) throw conflict(name, current)
      if (left === 0) throw new CellRefusal(sentencesOf(error))
      return send({ row, name, value }, current.version, left - 1)
    }
  }

  return (change) =>
    enqueue(change.row.id, (before) => send(change, latestVersion(change.row, before), tries))
}
