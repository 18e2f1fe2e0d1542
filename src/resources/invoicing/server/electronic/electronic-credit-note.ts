import { frozenParties } from '#server/features/documents/electronic/frozen-parties'
import type { ElectronicDocument, ElectronicOf, ElectronicParties } from '#server/write/services/electronic'
import type { CreditNote } from '../../credit-notes.resource'
import { taxedParts } from './taxed-lines'

/** The invoice that a credit note refers to. */
type Preceding = NonNullable<ElectronicDocument['preceding']>

/** An issued credit note with the details of its parties as an electronic document. */
export function creditNoteWith(
  note: CreditNote,
  parties: ElectronicParties,
  preceding: Preceding,
): ElectronicDocument {
  const { number, issuedOn, currency, reason } = note
  return {
    ...parties,
    ...taxedParts(note),
    kind: 'creditNote',
    number: number ?? '',
    issuedOn: issuedOn ?? '',
    currency,
    note: reason,
    // An amount that is due needs a date or terms (BR-CO-25).
    terms: `Credited to invoice ${preceding.number}`,
    preceding,
    prepaid: 0,
  }
}

/** The electronic form of a credit note that was issued. */
export const electronicCreditNote: ElectronicOf<CreditNote> = async ({ database }, note) => {
  const parties = await frozenParties(database, 'creditNotes', note.id)
  const [preceding] = await database.query<Preceding>({
    name: 'invoice_of_credit_note',
    text: `select "number", "issuedOn"::text as "issuedOn" from "invoices" where "id" = $1 and "number" is not null`,
    values: [note.invoice],
  })
  return parties && preceding && creditNoteWith(note, parties, preceding)
}
