import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shell/states/empty-state'

interface NoMailsProps {
  /** Whether only some of the mails were looked for. */
  readonly isNarrowed: boolean
  readonly action?: ReactNode
}

/** What is shown in place of a list without mails. */
export function NoMails({ isNarrowed, action }: NoMailsProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={action}
      scene={isNarrowed ? 'nothing' : 'empty'}
      title={t(isNarrowed ? 'mail.noneFound' : 'mail.empty')}
      text={t(isNarrowed ? 'mail.noneFoundText' : 'mail.emptyText')}
    />
  )
}
