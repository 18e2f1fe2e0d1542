import type { Fault } from '#define/parsing/parse'
import type { Language } from '#server/base/caller'
import { faultText, problemText } from '#server/base/errors/language'
import type { ProblemKind } from '#server/base/errors/problem-response'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { findOne } from '#server/read/find-one'
import { ownReader } from '#server/write/services/own-address'
import type { Handler } from '#server/write/services/services'
import type { recurringCalls } from '../../recurring-calls.wire'
import { recurringInvoices } from '../../recurring-invoices.resource'

/** Why an invoice was not created, in no language. */
export type Failure =
  | { readonly kind: 'invalid'; readonly path: string; readonly fault: Fault }
  | { readonly kind: Exclude<ProblemKind, 'invalid' | 'inactive'> }

/** Why an invoice was not created: the fault with the label of its field. */
function reasonOf(failure: Failure, language: Language): string {
  if (failure.kind !== 'invalid') return problemText(language, failure.kind)
  const { path, fault } = failure
  const field = path.split('.').filter((part) => !/^\d+$/.test(part))
  return `${sheetLabels(language).field(recurringInvoices, field.join('.'))}: ${faultText(language, fault)}`
}

/** @throws Problem missing where the caller may not read the record. */
export const failure: Handler<typeof recurringCalls.failure> = async (request) => {
  const reader = ownReader(request)
  const record = await findOne(reader, recurringInvoices, request.input.record)
  const stored = record['failedBecause'] as Failure | string | null
  if (stored === null) return { reason: null }
  // Earlier versions stored a sentence.
  const reason = typeof stored === 'string' ? stored : reasonOf(stored, reader.caller.language)
  return { reason }
}
