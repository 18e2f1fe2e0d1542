import { useInvalidate } from '@refinedev/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource, SeriesScope } from '#define'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/http/problem'
import type { ChosenOccurrence } from '#providers/data/write-meta'
import { shownBeforeSaved } from '#providers/router/leave-warning'
import { useLocale } from '#base/format/use-locale'
import { titleOf } from '#base/format/record-path'
import { success } from '#screens/records/notifications'
import { useRowCache } from '#screens/records/use-row-cache'
import { useUpdate } from '#screens/records/use-update'
import { useScopeQuestion } from '#screens/series/use-scope-question'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { keyOf, type Occurrence } from '../events'
import { valuesAt, type Span } from '#screens/spans/spans'
import { spanText } from '#screens/spans/span-text'

/** An occurrence that is shown at another time until the user has chosen, and the server has answered. */
interface Moving {
  readonly key: string
  readonly occurrence: Occurrence
  readonly span: Span
}

interface Following {
  /** Receives the former and the new key of an occurrence. */
  readonly onMoved: (before: string, after: string) => void
  readonly announce: (occurrence: Occurrence, span: Span) => void
}

/** Moves occurrences of series: shown at once, then the user chooses which others move too. */
export function useSeriesMoves(resource: AnyResource, { onMoved, announce }: Following) {
  const { ask, question } = useScopeQuestion(resource)
  const [moving, setMoving] = useState<Moving>()
  const latest = useRef<Moving>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const invalidate = useInvalidate()
  const save = useSaveOccurrence(resource)

  const show = (next: Moving | undefined) => {
    latest.current = next
    setMoving(next)
  }
  const confirm = async () => {
    const current = latest.current
    const at = current?.occurrence.at
    if (!current || at === undefined) return
    const { occurrence, span, key } = current
    const chosen = await ask({ row: occurrence.row, at, changed: [] })
    if (chosen) {
      const after = await shownBeforeSaved(() => save(occurrence.row, span, chosen))
      if (after) {
        announce(occurrence, span)
        onMoved(key, keyAfter(resource, after, span, chosen.scope))
      }
      // Awaited, so that the occurrence does not return to its former time meanwhile.
      await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
    } else onMoved(key, key)
    if (latest.current === current) show(undefined)
  }
  const move = (occurrence: Occurrence, span: Span, wait = 0) => {
    clearTimeout(timer.current)
    show({ key: keyOf(occurrence), occurrence, span })
    // The keys move step by step: the question comes after the last one.
    timer.current = setTimeout(() => void confirm(), wait)
  }
  return { moving, move, question }
}

/** The key of a moved occurrence: a record of its own, or one of a series by its new start. */
function keyAfter(resource: AnyResource, row: Row, span: Span, scope: SeriesScope): string {
  const start = resource.views?.calendar?.start ?? ''
  const at = scope === 'this' ? undefined : String(valuesAt(resource, span)[start])
  return keyOf({ row, at })
}

/** Returns a function that saves the time of occurrences; it returns undefined, with a message, if it was refused. */
function useSaveOccurrence(resource: AnyResource) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { mutateAsync } = useUpdate<Row>()
  const undoOffer = useUndoOffer(resource)
  const { keep } = useRowCache(resource)
  return async (row: Row, span: Span, occurrence: ChosenOccurrence): Promise<Row | undefined> => {
    const title = titleOf(resource, row)
    try {
      const { data } = await mutateAsync({
        resource: resource.name,
        id: row.id,
        values: valuesAt(resource, span),
        meta: { version: row.version, occurrence },
        invalidates: [],
        successNotification: (answer) =>
          success(t('calendar.moved', { title, when: spanText(span, locale) }), {
            key: `placed-${row.id}`,
            ...undoOffer(answer?.data as Row),
          }),
        errorNotification: (error) => ({
          type: 'error',
          message: t('calendar.notMoved', { title, reason: reasonOf(error) }),
        }),
      })
      keep(data)
      return data
    } catch {
      // The notification has shown the error.
      return undefined
    }
  }
}
