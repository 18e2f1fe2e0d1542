import { NewRecordDialog } from '#screens/form/new-record-dialog'
import type { BankEntry } from './use-matching'

interface NewPaymentProps {
  readonly entry: BankEntry
  readonly onClose: () => void
}

/** The form of a payment with the values of an entry of the bank, for an invoice that the user chooses. */
export const NewPayment = ({ entry, onClose }: NewPaymentProps) => (
  <NewRecordDialog
    resource="payments"
    typed=""
    given={{
      amount: entry.open,
      currency: entry.currency,
      receivedOn: entry.bookedOn,
      reference: entry.reference,
      account: entry.account,
      ledgerEntry: entry.entry,
      _refs: { [entry.account]: entry.accountName, [entry.entry]: entry.counterparty },
    }}
    onClose={onClose}
  />
)
