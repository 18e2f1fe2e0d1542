import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { recordPath } from '#base/format/record-path'
import { formatDay, formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useApp } from '#providers/app-context'
import { Chip } from '#screens/fields/display'
import styles from './bank-matching.module.css'
import type { BankEntry, Candidate } from './use-matching'

interface BankEntryRowProps {
  readonly entry: BankEntry
  readonly isRunning: boolean
  readonly isDisabled: boolean
  readonly onMatch: (candidate: Candidate) => void
  readonly onOther: () => void
  readonly onDivide: () => void
}

/** An entry of the bank beside the invoices that it may pay: a choice if there are several. */
export function BankEntryRow({
  entry,
  isRunning,
  isDisabled,
  onMatch,
  onOther,
  onDivide,
}: BankEntryRowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const heading = useId()
  const { candidates, amount, open, currency } = entry
  const [chosenId, choose] = useState<string>()
  const chosen = candidates.find(({ invoice }) => invoice === chosenId) ?? candidates[0]
  const money = formatMoney(open, currency, locale)
  return (
    <li className={`card ${styles.entry}`} aria-labelledby={heading} aria-busy={isRunning}>
      <div className={styles.payment}>
        <h2 id={heading} dir="auto">
          <EntryLink entry={entry} />
        </h2>
        <p className={styles.amount}>{money}</p>
        {entry.reference !== null && (
          <p className={styles.reference} dir="auto">
            {entry.reference}
          </p>
        )}
        <p className={styles.meta}>
          {formatDay(entry.bookedOn, locale)} · <span dir="auto">{entry.accountName}</span>
        </p>
        {open < amount && (
          <p className={styles.meta}>
            {t('bankMatching.openOf', { amount: formatMoney(amount, currency, locale) })}
          </p>
        )}
      </div>
      <div className={styles.choice}>
        {candidates.length === 0 ? (
          <p className={styles.meta}>{t('bankMatching.noCandidate')}</p>
        ) : (
          <fieldset className={styles.candidates} disabled={isDisabled}>
            <legend className="visually-hidden">
              {t('bankMatching.candidates', { counterparty: entry.counterparty, amount: money })}
            </legend>
            {candidates.map((candidate) => (
              <CandidateLine
                key={candidate.invoice}
                name={heading}
                entry={entry}
                candidate={candidate}
                isOnly={candidates.length === 1}
                isChosen={candidate === chosen}
                onChoose={() => choose(candidate.invoice)}
              />
            ))}
          </fieldset>
        )}
        <EntryActions
          entry={entry}
          chosen={chosen}
          isDisabled={isDisabled}
          onMatch={onMatch}
          onOther={onOther}
          onDivide={onDivide}
        />
      </div>
    </li>
  )
}

type EntryActionsProps = Omit<BankEntryRowProps, 'isRunning'> & { readonly chosen: Candidate | undefined }

/** What can be done with an entry: match it with the chosen invoice, divide it, or choose another invoice. */
function EntryActions({ entry, chosen, isDisabled, onMatch, onOther, onDivide }: EntryActionsProps) {
  const { t } = useTranslation()
  const { candidates, parts, isCertain } = entry
  return (
    <div className={styles.actions}>
      {chosen && (
        <Button
          size="small"
          variant={isCertain && chosen === candidates[0] ? 'contained' : 'outlined'}
          disabled={isDisabled}
          aria-label={t('bankMatching.matchWith', { number: chosen.number })}
          onClick={() => onMatch(chosen)}
        >
          {t('bankMatching.match')}
        </Button>
      )}
      {parts.length > 1 && (
        <Button
          size="small"
          variant={chosen ? 'text' : 'outlined'}
          color="inherit"
          disabled={isDisabled}
          onClick={onDivide}
        >
          {t('bankMatching.divide')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        variant={chosen ? 'text' : 'outlined'}
        disabled={isDisabled}
        onClick={onOther}
      >
        {t('bankMatching.other')}
      </Button>
    </div>
  )
}

function EntryLink({ entry }: Pick<BankEntryRowProps, 'entry'>) {
  const ledger = useApp()['ledgerEntries']
  if (!ledger) return entry.counterparty
  return <Link to={recordPath(ledger, 'show', { id: entry.entry })}>{entry.counterparty}</Link>
}

interface CandidateLineProps {
  readonly name: string
  readonly entry: BankEntry
  readonly candidate: Candidate
  readonly isOnly: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** An invoice with its customer, what is open of it, and why it is offered. */
function CandidateLine({ name, entry, candidate, isOnly, isChosen, onChoose }: CandidateLineProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const invoices = useApp()['invoices']
  const id = useId()
  const { number, customer, balance, dueOn, byAmount } = candidate
  const open = { amount: formatMoney(balance, entry.currency, locale), date: formatDay(dueOn, locale) }
  const reasons = (['byNumber', 'byAmount', 'byCustomer'] as const).filter((reason) => candidate[reason])
  return (
    <div className={styles.candidate}>
      {!isOnly && (
        <input type="radio" id={id} name={name} checked={isChosen} onChange={onChoose} aria-label={number} />
      )}
      <div className={styles.invoice}>
        <p className={styles.title}>
          {invoices ? (
            <Link to={recordPath(invoices, 'show', { id: candidate.invoice })}>{number}</Link>
          ) : (
            number
          )}
          {' · '}
          <span dir="auto">{customer}</span>
        </p>
        <p className={styles.meta}>{t(byAmount ? 'bankMatching.open' : 'bankMatching.partly', open)}</p>
      </div>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <Chip
            key={reason}
            text={t(`bankMatching.${reason}`)}
            tint={reason === 'byNumber' ? 'success' : 'neutral'}
          />
        ))}
      </div>
    </div>
  )
}
