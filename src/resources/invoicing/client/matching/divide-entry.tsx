import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMoney, minorDigits } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { notify } from '#base/toasts/notify'
import { readMinor, writeMinor } from '#money/number-text'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { paymentCalls } from '../../payments.wire'
import styles from './bank-matching.module.css'
import type { BankEntry, Candidate } from './use-matching'

interface DivideEntryProps {
  readonly entry: BankEntry
  /** Reads the entries again. */
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

type Amounts = Readonly<Record<string, number>>

/** Amounts of the invoices in their order, until nothing is left. */
function initialAmounts({ parts, open }: BankEntry): Amounts {
  const amounts: Record<string, number> = {}
  let left = open
  for (const { invoice, balance } of parts) {
    const amount = Math.min(balance, left)
    if (amount > 0) amounts[invoice] = amount
    left -= amount
  }
  return amounts
}

/** Divides an entry of the bank among the open invoices that it names or of its counterparty. */
export function DivideEntry({ entry, onDone, onClose }: DivideEntryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useId()
  const call = useCallEndpoint()
  const { isRunning, refusal, attempt } = useAttempt()
  const { open, currency, counterparty, parts } = entry
  const [amounts, setAmounts] = useState<Amounts>(() => initialAmounts(entry))
  const written = (amount: number) => formatMoney(amount, currency, locale)
  const chosen = parts.flatMap(({ invoice, balance }) => {
    const amount = amounts[invoice]
    return amount === undefined ? [] : [{ invoice, amount, balance }]
  })
  const sum = chosen.reduce((total, { amount }) => total + amount, 0)
  const isWrong = chosen.length === 0 || sum > open || chosen.some((each) => !isWithin(each))
  const setAmount = (invoice: string, amount: number | undefined) =>
    setAmounts((before) => {
      const { [invoice]: _before, ...others } = before
      return amount === undefined ? others : { ...others, [invoice]: amount }
    })
  const record = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isWrong) return
    void attempt(async () => {
      const allocations = chosen.map(({ invoice, amount }) => ({ invoice, amount }))
      await call(paymentCalls.allocate, { entry: entry.entry, allocations })
      notify({ message: t('bankMatching.divided', { amount: written(sum), count: chosen.length }) })
      onClose()
      await onDone()
    })
  }
  return (
    <QuestionDialog
      title={t('bankMatching.divideTitle', { amount: written(open), counterparty })}
      yes={t('bankMatching.recordParts')}
      isRunning={isRunning}
      isOff={isWrong}
      refusal={refusal}
      form={form}
      isWide
      onNo={onClose}
    >
      <form id={form} onSubmit={record}>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <Part
              key={part.invoice}
              part={part}
              currency={currency}
              amount={amounts[part.invoice]}
              rest={Math.max(1, Math.min(part.balance, open - sum))}
              onAmount={(amount) => setAmount(part.invoice, amount)}
            />
          ))}
        </ul>
        <p role="status">
          {sum > open
            ? t('bankMatching.tooMuch', { amount: written(sum - open) })
            : t('bankMatching.restOpen', { amount: written(sum), rest: written(open - sum) })}
        </p>
      </form>
    </QuestionDialog>
  )
}

const isWithin = ({ amount, balance }: { amount: number; balance: number }): boolean =>
  amount >= 1 && amount <= balance

interface PartProps {
  readonly part: Candidate
  readonly currency: string
  /** Undefined where the invoice is not chosen. */
  readonly amount: number | undefined
  /** What it gets when it is chosen. */
  readonly rest: number
  readonly onAmount: (amount: number | undefined) => void
}

/** An invoice to choose, with what it gets of the entry. */
function Part({ part, currency, amount, rest, onAmount }: PartProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const digits = minorDigits(currency)
  const [typed, setTyped] = useState<string>()
  const { number, customer, balance, dueOn } = part
  const isChosen = amount !== undefined
  const isFaulty = isChosen && !isWithin({ amount, balance })
  const open = t('bankMatching.open', {
    amount: formatMoney(balance, currency, locale),
    date: formatDay(dueOn, locale),
  })
  const choose = (checked: boolean) => {
    setTyped(undefined)
    onAmount(checked ? rest : undefined)
  }
  const type = (text: string) => {
    setTyped(text)
    const read = readMinor(text, digits, locale)
    onAmount('value' in read ? read.value : 0)
  }
  return (
    <li className={styles.part}>
      <div>
        <FormControlLabel
          control={<Checkbox checked={isChosen} onChange={(_event, checked) => choose(checked)} />}
          label={`${number} · ${customer}`}
        />
        <p className={styles.meta}>{open}</p>
      </div>
      <TextField
        size="small"
        label={t('bankMatching.amountFor', { number })}
        value={typed ?? (isChosen ? writeMinor(amount, digits, locale) : '')}
        disabled={!isChosen}
        error={isFaulty}
        helperText={
          isFaulty && t('bankMatching.amountUpTo', { amount: formatMoney(balance, currency, locale) })
        }
        onChange={(event) => type(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
      />
    </li>
  )
}
