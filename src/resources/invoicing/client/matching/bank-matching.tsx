import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { routesOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { Page } from '#shell/navigation/page'
import { EmptyState, ErrorState, PageSkeleton } from '#shell/states'
import { BankEntryRow } from './bank-entry-row'
import styles from './bank-matching.module.css'
import { useMatching, type BankEntry, type Match } from './use-matching'

const NewPayment = lazy(() => import('./new-payment').then((module) => ({ default: module.NewPayment })))

const DivideEntry = lazy(() => import('./divide-entry').then((module) => ({ default: module.DivideEntry })))

/** The incoming entries of the bank, each with the open invoices that it may pay. */
export function BankMatching() {
  const { t } = useTranslation()
  const { data, error, retry, running, match, reread } = useMatching()
  const [other, setOther] = useState<BankEntry>()
  const [divided, setDivided] = useState<BankEntry>()
  const entries = data?.entries ?? []
  const certain = entries.flatMap((entry): Match[] => {
    const [candidate] = entry.candidates
    return entry.isCertain && candidate ? [{ entry, candidate }] : []
  })
  return (
    <Page
      title={t('shell.pages.bankMatching')}
      actions={
        certain.length > 0 && (
          <Button variant="contained" disabled={running.size > 0} onClick={() => void match(certain)}>
            {t('bankMatching.matchCertain', { count: certain.length })}
          </Button>
        )
      }
    >
      <p className={styles.about}>
        {t('bankMatching.about')} <LedgerLink />
      </p>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !data ? (
        <PageSkeleton />
      ) : entries.length === 0 ? (
        <EmptyState scene="done" title={t('bankMatching.none')} text={t('bankMatching.noneText')} />
      ) : (
        <>
          <ul className={styles.entries} aria-label={t('bankMatching.entries')}>
            {entries.map((entry) => (
              <BankEntryRow
                key={entry.entry}
                entry={entry}
                isRunning={running.has(entry.entry)}
                isDisabled={running.size > 0}
                onMatch={(candidate) => void match([{ entry, candidate }])}
                onOther={() => setOther(entry)}
                onDivide={() => setDivided(entry)}
              />
            ))}
          </ul>
          {data.capped && <p className={styles.about}>{t('bankMatching.more')}</p>}
        </>
      )}
      {divided && (
        <Suspense>
          <DivideEntry entry={divided} onDone={reread} onClose={() => setDivided(undefined)} />
        </Suspense>
      )}
      {other && (
        <Suspense>
          <NewPayment
            entry={other}
            onClose={() => {
              setOther(undefined)
              retry()
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

function LedgerLink() {
  const { t } = useTranslation()
  const ledger = useApp()['ledgerEntries']
  return ledger ? <Link to={routesOf(ledger).list}>{t('bankMatching.ledger')}</Link> : null
}
