import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLocale } from '#base/format/use-locale'
import { useOverlapNotice } from '#screens/busy/use-overlap-notice'
import { titleOf } from '#base/format/record-path'
import { keyOf, type Occurrence } from '../events'
import type { Span } from '#screens/spans/spans'
import type { useOptimisticPlacement } from './use-optimistic-placement'
import { useSeriesMoves } from './use-series-moves'
import { spanText } from '#screens/spans/span-text'

type Reschedule = ReturnType<typeof useOptimisticPlacement>['reschedule']

interface Moves {
  /** The occurrences as they are to be shown: also those that are being moved. */
  readonly shown: readonly Occurrence[]
  /** Moves an occurrence to another time, after a question if it is one of a series. */
  readonly move: (occurrence: Occurrence, span: Span, wait?: number) => void
  /** The last move, for screen readers. */
  readonly announced: string
  /** The open question; must be rendered on the page. */
  readonly question: ReactNode
}

/**
 * Moves events by dragging, keys or buttons.
 * @param onMoved receives the former and the new key of a moved occurrence of a series
 */
export function useMoves(
  resource: AnyResource,
  occurrences: readonly Occurrence[],
  reschedule: Reschedule,
  onMoved: (before: string, after: string) => void,
): Moves {
  const { t } = useTranslation()
  const locale = useLocale()
  const [announced, announce] = useState('')
  const announceMove = ({ row }: Occurrence, span: Span) =>
    announce(t('calendar.announced', { title: titleOf(resource, row), when: spanText(span, locale) }))
  const series = useSeriesMoves(resource, { onMoved, announce: announceMove })
  const { moving } = series
  const shown = useMemo(
    () =>
      moving
        ? occurrences.map((item) => (keyOf(item) === moving.key ? { ...item, span: moving.span } : item))
        : occurrences,
    [occurrences, moving],
  )
  const warn = useOverlapNotice(resource)
  const move: Moves['move'] = (occurrence, span, wait) => {
    warn(occurrence.row, span.allDay ? undefined : span)
    if (occurrence.at !== undefined) return series.move(occurrence, span, wait)
    announceMove(occurrence, span)
    reschedule(occurrence.row, span, wait)
  }
  return { shown, move, announced, question: series.question }
}
