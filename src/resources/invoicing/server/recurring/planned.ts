import { isDeepStrictEqual } from 'node:util'
import { invalidField } from '#server/base/errors/problem'
import type { SaveContext } from '#server/write/services/resource-hooks'
import type { recurringInvoices, RecurringInvoice } from '../../recurring-invoices.resource'
import { addDays, firstDateAfter, type Schedule } from '../../recurring-dates.wire'
import { checkDiscounts } from '../discounts'
import { requirePrintableDraft } from '../printed-texts'
import { fillPlaceholders } from './placeholders'

type Saving = SaveContext<typeof recurringInvoices>

/** Earlier first dates are mistakes. */
const earliest = '2000-01-01'
const scheduleFields = ['startsOn', 'endsOn', 'every', 'unit'] as const
const contentFields = ['lines', 'notes', 'exemptionReason', 'customer', 'seller'] as const
const maxDescription = 200
const maxNotes = 10_000

/** Whether some values are those of the record before the change. */
const isSame = ({ values, previous }: Saving, fields: readonly (keyof RecurringInvoice)[]): boolean =>
  previous !== undefined && fields.every((field) => isDeepStrictEqual(values[field], previous[field]))

export const scheduleOf = ({ startsOn = '', endsOn, every = 1, unit = 'month' }: Partial<RecurringInvoice>) =>
  ({ startsOn, endsOn, every, unit }) satisfies Schedule

/**
 * The date of the next invoice of a record that is saved; null while it is paused and once it has ended. After a change
 * of its schedule and after a pause it is the first date that is not in the past and after the last invoice.
 * @throws Problem invalid at `endsOn` where no date is left.
 */
export function plannedOn(saving: Saving): string | null {
  const { values, previous, now } = saving
  if (values.status !== 'active') return null
  if (previous?.status === 'active' && isSame(saving, scheduleFields)) return values.nextOn ?? null
  const yesterday = addDays(now().slice(0, 10), -1)
  const { lastOn } = values
  const next = firstDateAfter(scheduleOf(values), lastOn && lastOn > yesterday ? lastOn : yesterday)
  if (next === undefined) throw invalidField('endsOn', 'noDateLeft')
  return next
}

/** @throws Problem invalid at dates that are not in order. */
function checkDates({ startsOn = '', endsOn }: Saving['values']): void {
  if (startsOn < earliest) throw invalidField('startsOn', 'before', { limit: earliest })
  if (endsOn && endsOn < startsOn) throw invalidField('endsOn', 'before', { limit: startsOn })
}

/** @throws Problem invalid at a text that is too long once its placeholders are replaced. */
function checkLengths(values: Saving['values'], date: string): void {
  const longest = (text: string) =>
    Math.max(
      ...(['en', 'cn'] as const).map(
        (language) => fillPlaceholders(text, scheduleOf(values), date, language).length,
      ),
    )
  for (const [index, { description }] of (values.lines ?? []).entries())
    if (longest(description) > maxDescription)
      throw invalidField(`lines.${index}.description`, 'max.string', { limit: maxDescription })
  if (longest(values.notes ?? '') > maxNotes) throw invalidField('notes', 'max.string', { limit: maxNotes })
}

/** Checks a recurring invoice before it is saved, and plans its next invoice. */
export async function planned(saving: Saving): Promise<Partial<RecurringInvoice>> {
  const { values } = saving
  if (!isSame(saving, scheduleFields)) checkDates(values)
  const nextOn = plannedOn(saving)
  if (!isSame(saving, [...contentFields, ...scheduleFields])) {
    checkDiscounts(values.lines ?? [])
    checkLengths(values, nextOn ?? values.startsOn ?? '')
    await requirePrintableDraft(saving, values)
  }
  return { nextOn }
}
