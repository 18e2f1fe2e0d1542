import { useMemo, useState, type ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import type { Row } from '#providers/data/answers'
import type { SeriesSave } from './ask-scope'

/** An occurrence of a series in a form. */
export interface FormOccurrence {
  /** Its start by the rule of the series. */
  readonly at: string
  /** The record of the series with the time of the occurrence. */
  readonly shown: (row: Row) => Row
}

/** What a form needs if its record is a series: it asks before saving which occurrences are changed. */
export function useSeriesForm(resource: AnyResource, read: Row | undefined, occurrence?: FormOccurrence) {
  const [question, show] = useState<ReactNode>()
  const shown = occurrence?.shown ?? same
  const row = useMemo(() => read && shown(read), [read, shown])
  const { recurrence = '', series } = resource.views?.calendar ?? {}
  const choose = async (values: Values, save: SeriesSave) => {
    const { chooseFor } = await import('./ask-scope')
    return chooseFor(save, resource, { row: read, at: occurrence?.at, changed: Object.keys(values) }, show)
  }
  return { row, shown, question, choose: series && read?.[recurrence] ? choose : undefined }
}

const same = (row: Row): Row => row
