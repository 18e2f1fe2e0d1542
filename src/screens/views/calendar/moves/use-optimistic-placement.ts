import { useInvalidate } from '@refinedev/core'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/http/problem'
import { shownBeforeSaved } from '#providers/router/leave-warning'
import { useLocale } from '#base/format/use-locale'
import { titleOf } from '#base/format/record-path'
import { success } from '#screens/records/notifications'
import { useUpdate } from '#screens/records/use-update'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { useRowCache } from '#screens/records/use-row-cache'
import { latestVersion, useWriteQueue } from '#screens/records/use-write-queue'
import { spanOf, valuesAt, type Span } from '#screens/spans/spans'
import { spanText } from '#screens/spans/span-text'

type Values = Readonly<Record<string, unknown>>

/** A move that is shown before the server has confirmed it. */
interface Placed {
  /** The version to which it applies; newer versions replace it. */
  readonly version: number
  readonly values: Values
}
/** How long to wait for another key press before saving, in milliseconds. */
export const pause = 500

/**
 * Moves records to other times: shown at once, then saved with the version read last, one write after the other for
 * each record. Rejected moves are reverted, with a message. Refine's optimistic mode would restore the data from before a
 * rejected move, and with it revert moves of other records that are still on their way.
 */
export function useOptimisticPlacement(resource: AnyResource, rows: readonly Row[] | undefined) {
  const [placed, setPlaced] = useState<ReadonlyMap<string, Placed>>(new Map())
  /** Values to save of records whose earlier write is not done. */
  const wanted = useRef(new Map<string, Values>())
  const saved = useRef(new Map<string, Row>())
  const enqueueWrite = useWriteQueue()
  const save = useSave(resource)

  const show = (id: string, now: Placed | undefined) =>
    setPlaced((before) => {
      const after = new Map(before)
      if (now) after.set(id, now)
      else after.delete(id)
      return after
    })

  const work = async (row: Row): Promise<Row | undefined> => {
    const values = wanted.current.get(row.id)
    wanted.current.delete(row.id)
    // An earlier write of the record failed, and this one was based on it.
    if (!values) return undefined
    const after = await save(row, values, latestVersion(row, saved.current.get(row.id)))
    const next = wanted.current.get(row.id)
    if (after) saved.current.set(row.id, after)
    else wanted.current.delete(row.id)
    if (after && next) show(row.id, { version: after.version, values: next })
    if (!after) show(row.id, undefined)
    return after
  }

  const reschedule = (row: Row, span: Span, wait = 0) => {
    const values = valuesAt(resource, span)
    const isComing = wanted.current.has(row.id)
    wanted.current.set(row.id, values)
    show(row.id, { version: latestVersion(row, saved.current.get(row.id)), values })
    if (isComing) return
    const paused = passed(wait)
    void shownBeforeSaved(() => enqueueWrite(row.id, () => paused.then(() => work(row))))
  }

  const shown = useMemo(() => (rows ?? []).map((row) => standing(row, placed.get(row.id))), [rows, placed])
  return { shown, reschedule }
}

const passed = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The record with its unconfirmed values, unless a newer version has been read. */
const standing = (row: Row, placed: Placed | undefined): Row =>
  placed && placed.version >= row.version ? { ...row, ...placed.values } : row

/**
 * Returns a function that saves values of a record and shows the result; it returns undefined if the server rejected
 * them.
 */
function useSave(resource: AnyResource) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { mutateAsync } = useUpdate<Row>()
  const invalidate = useInvalidate()
  const undoOffer = useUndoOffer(resource)
  const { keep } = useRowCache(resource)
  const movedNotice = (after: Row) => {
    const span = spanOf(resource, after)
    const when = span ? spanText(span, locale) : ''
    const message = t('calendar.moved', { title: titleOf(resource, after), when })
    return success(message, { key: `placed-${after.id}`, ...undoOffer(after) })
  }
  return async (row: Row, values: Values, version: number): Promise<Row | undefined> => {
    const title = titleOf(resource, row)
    try {
      const { data } = await mutateAsync({
        resource: resource.name,
        id: row.id,
        values,
        meta: { version },
        invalidates: ['list', 'many'],
        successNotification: (answer) => movedNotice(answer?.data as Row),
        errorNotification: (error) => ({
          type: 'error',
          message: t('calendar.notMoved', { title, reason: reasonOf(error) }),
        }),
      })
      const after = data as Row
      keep(after)
      return after
    } catch {
      // The notification has shown the error. What is shown may be out of date.
      void invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
      return undefined
    }
  }
}
