import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useNotify } from '#base/toasts/notify'
import { useLocale } from '#base/format/use-locale'
import { titleOf } from '#base/format/record-path'
import { recurringOf } from '#screens/series/recurring-of'
import type { Occurrence } from './events'
import { daysBetween, movedSeries, namesDays } from './series'
import { SeriesQuestion } from './dialogs/series-question'
import { spanOf, type Span } from './spans'
import type { useOptimisticPlacement } from './use-optimistic-placement'
import { spanText } from './span-text'

type Reschedule = ReturnType<typeof useOptimisticPlacement>['reschedule']

interface Moves {
  /** Moves an occurrence to another time, after confirmation if that moves others too. */
  readonly move: (occurrence: Occurrence, span: Span, wait?: number) => void
  /** The last move, for screen readers. */
  readonly announced: string
  /** The open confirmation dialog; must be rendered on the page. */
  readonly question: ReactNode
}

/** Moves events by dragging, keys or buttons. */
export function useMoves(resource: AnyResource, reschedule: Reschedule): Moves {
  const { t } = useTranslation()
  const locale = useLocale()
  const notify = useNotify()
  const [announced, announce] = useState('')
  const [confirming, ask] = useState<{ occurrence: Occurrence; span: Span }>()

  const put = (occurrence: Occurrence, span: Span, wait?: number) => {
    announce(
      t('calendar.announced', { title: titleOf(resource, occurrence.row), when: spanText(span, locale) }),
    )
    reschedule(occurrence.row, span, wait)
  }
  const move = (occurrence: Occurrence, span: Span, wait?: number) => {
    const rule = recurringOf(resource, occurrence.row)
    if (!rule) return put(occurrence, span, wait)
    const isElsewhere =
      occurrence.span.allDay !== span.allDay || daysBetween(rule, occurrence.span, span) !== 0
    if (isElsewhere && namesDays(rule))
      return notify({
        message: t('calendar.seriesDays', { title: titleOf(resource, occurrence.row) }),
        variant: 'info',
      })
    ask({ occurrence, span })
  }
  const moveAll = () => {
    const rule = confirming && recurringOf(resource, confirming.occurrence.row)
    const first = confirming && spanOf(resource, confirming.occurrence.row)
    if (confirming && rule && first)
      put(confirming.occurrence, movedSeries(rule, first, confirming.occurrence.span, confirming.span))
    ask(undefined)
  }
  return {
    move,
    announced,
    question: confirming && (
      <SeriesQuestion
        resource={resource}
        row={confirming.occurrence.row}
        onYes={moveAll}
        onNo={() => ask(undefined)}
      />
    ),
  }
}
