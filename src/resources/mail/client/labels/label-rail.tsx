import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ErrorState, LinesSkeleton } from '#shell/states'
import { useLabelsOfMail, type Label } from '../mail-data'
import { DeleteLabel } from './delete-label'
import { LabelItem, Labels } from './label-item'
import { useLabelName } from './label-name'
import styles from './label-rail.module.css'
import { NewLabel } from './new-label'
import { textsOfDeletion } from './texts-of-deletion'

/** The labels, each with its number of unread mails, and the saved searches. */
export function LabelRail({ current }: { current: string }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const search = params.get('q')?.trim()
  const { data, error, refetch } = useLabelsOfMail()
  const [isMaking, setMaking] = useState(false)
  // The page of a saved search is that of all mail with its query.
  const saved = data?.find(({ query }) => query !== undefined && query === search)
  return (
    <nav className={styles.rail} aria-label={t('mail.labels')} data-scrolls>
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton rows={11} shape="name" />
        ))}
      {data && (
        <Labels onNew={() => setMaking(true)}>
          {data.map((label) => (
            <LabelLine key={label.id} label={label} isCurrent={label.id === (saved?.id ?? current)} />
          ))}
        </Labels>
      )}
      {isMaking && <NewLabel index={data?.length ?? 0} onClose={() => setMaking(false)} />}
    </nav>
  )
}

function LabelLine({ label, isCurrent }: { label: Label; isCurrent: boolean }) {
  const name = useLabelName()(label)
  const [isConfirming, setConfirming] = useState(false)
  const texts = textsOfDeletion[label.type === 'search' ? 'search' : 'label']
  return (
    <LabelItem label={label} isCurrent={isCurrent} onDelete={() => setConfirming(true)}>
      {isConfirming && (
        <DeleteLabel id={label.id} name={name} texts={texts} onClose={() => setConfirming(false)} />
      )}
    </LabelItem>
  )
}
