import { useInvalidate } from '@refinedev/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { FormValues } from '#screens/fields/form-values'
import type { Occurrence } from './events'
import { recurringOf } from '#screens/series/recurring-of'
import { spanOf, type Span } from '#screens/spans/spans'

/** The time of a new event, and where it was chosen. */
export interface ChosenTime {
  readonly span: Span
  /** In pixels of the window. */
  readonly anchor: { readonly left: number; readonly top: number }
}

/** An event that is typed, or saved but not in the list yet. */
interface Draft {
  readonly values: FormValues
  /** Its record, once it is saved. */
  readonly row?: Row
}

/** After this time, in milliseconds, a list that was read is rendered; a new event that is not in it is filtered out. */
const renderTime = 1000
const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The id of an event that is not saved yet. */
const draftId = 'new'

/** A new event: where it was chosen, and how the calendar shows it until the list has it. */
export function useNewEvent(resource: AnyResource, rows: readonly Row[]) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<ChosenTime>()
  const [draft, setDraft] = useState<Draft>()
  const invalidate = useInvalidate()
  const untitled = t('scheduling.untitled')
  // Removed once it is listed: it would be shown again if its record were deleted.
  if (draft?.row && rows.some(({ id }) => id === draft.row?.id)) setDraft(undefined)
  const shown = useMemo(
    () => (draft ? draftOccurrence(resource, draft, untitled) : undefined),
    [resource, draft, untitled],
  )
  const close = () => {
    choose(undefined)
    setDraft(undefined)
  }
  const saved = async (row: Row) => {
    choose(undefined)
    setDraft({ values: row, row })
    // Awaited, so that the event does not disappear meanwhile; rendering the list takes a moment.
    await invalidate({ resource: resource.name, invalidates: ['list'] })
    await delay(renderTime)
    setDraft((before) => (before?.row?.id === row.id ? undefined : before))
  }
  const show = (values: FormValues | undefined) => setDraft(values && { values })
  return { chosen, choose, close, saved, show, shown }
}

/** The draft as an event. A saved one has the key of its record, so that it can be opened at once. */
function draftOccurrence(
  resource: AnyResource,
  { values, row: saved }: Draft,
  untitled: string,
): Occurrence | undefined {
  const row = saved ?? unsavedRow(resource, values, untitled)
  const span = spanOf(resource, row)
  if (!span || Number.isNaN(Date.parse(span.start)) || Number.isNaN(Date.parse(span.end))) return undefined
  return { row, span, at: saved && recurringOf(resource, saved) ? span.start : undefined }
}

function unsavedRow(resource: AnyResource, values: FormValues, untitled: string): Row {
  const title = String(values[resource.title] ?? '').trim()
  return {
    ...values,
    [resource.title]: title === '' ? untitled : title,
    id: draftId,
    version: 0,
    createdAt: '',
    updatedAt: '',
    _can: [],
  }
}
