import { useInvalidate } from '@refinedev/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { FormValues } from '#screens/fields/form-values'
import type { Occurrence } from './events'
import { spanOf, type Span } from './spans'

/** The time of a new event, and where it was chosen. */
export interface ChosenTime {
  readonly span: Span
  /** In pixels of the window. */
  readonly anchor: { readonly left: number; readonly top: number }
}

/** An event that is typed, or saved but not in the list yet. */
interface Draft {
  readonly values: FormValues
  /** The id of its record, once it is saved. */
  readonly id?: string
}

/** The id of an event that is not saved yet. */
const draftId = 'new'

/** A new event: where it was chosen, and how the calendar shows it until the list has it. */
export function useNewEvent(resource: AnyResource, rows: readonly Row[]) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<ChosenTime>()
  const [draft, setDraft] = useState<Draft>()
  const invalidate = useInvalidate()
  const untitled = t('scheduling.untitled')
  const isListed = draft?.id !== undefined && rows.some(({ id }) => id === draft.id)
  const shown = useMemo(
    () => (draft && !isListed ? draftOccurrence(resource, draft.values, untitled) : undefined),
    [resource, draft, isListed, untitled],
  )
  const close = () => {
    choose(undefined)
    setDraft(undefined)
  }
  const saved = async (row: Row) => {
    choose(undefined)
    setDraft({ values: row, id: row.id })
    // Awaited, so that the event does not disappear meanwhile.
    await invalidate({ resource: resource.name, invalidates: ['list'] })
    setDraft((before) => (before?.id === row.id ? undefined : before))
  }
  const show = (values: FormValues | undefined) => setDraft(values && { values })
  return { chosen, choose, close, saved, show, shown }
}

function draftOccurrence(
  resource: AnyResource,
  values: FormValues,
  untitled: string,
): Occurrence | undefined {
  const title = String(values[resource.title] ?? '').trim()
  const row = {
    ...values,
    [resource.title]: title === '' ? untitled : title,
    id: draftId,
    version: 0,
    createdAt: '',
    updatedAt: '',
    _can: [],
  }
  const span = spanOf(resource, row)
  if (!span || Number.isNaN(Date.parse(span.start)) || Number.isNaN(Date.parse(span.end))) return undefined
  return { row, span, at: undefined }
}
