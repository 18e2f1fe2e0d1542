import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { DocumentLink } from './use-links'

/** Whether a link was ended, or its time is over. */
const isOver = ({ revokedAt, expiresAt }: DocumentLink): boolean =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now())

/** A link: when it was created and first opened, and until when it can be opened. */
export function LinkLine({ link, onEnd }: { readonly link: DocumentLink; readonly onEnd: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const when = (instant: string) => formatInstant(instant, locale)
  const { purpose, createdAt, expiresAt, revokedAt, viewedAt } = link
  const made = t(purpose === 'mail' ? 'document.linkMailed' : 'document.linkMade', { when: when(createdAt) })
  const end = () => {
    if (revokedAt !== null) return t('document.linkEnded', { when: when(revokedAt) })
    if (expiresAt === null) return t('document.linkEndless')
    return t(isOver(link) ? 'document.linkExpired' : 'document.linkExpires', { when: when(expiresAt) })
  }
  return (
    <li>
      <div>
        <strong>
          {viewedAt === null ? t('document.notViewed') : t('document.viewedOn', { when: when(viewedAt) })}
        </strong>
        <span className="quiet">{[made, end()].join(' · ')}</span>
        {link.mail && <MailLine mail={link.mail} />}
      </div>
      {!isOver(link) && (
        <Button
          color="inherit"
          aria-label={t('document.endLinkOf', { when: when(createdAt) })}
          onClick={onEnd}
        >
          {t('document.endLink')}
        </Button>
      )}
    </li>
  )
}

/** Whether the mail with the link was accepted by the mail server of its recipient. */
function MailLine({ mail: { to, status, error } }: { readonly mail: NonNullable<DocumentLink['mail']> }) {
  const { t } = useTranslation()
  const isProblem = error !== null && (status === 'failed' || status === 'waiting')
  return (
    <span className="quiet">
      {t(`document.mail.${status}`, { to })}
      {isProblem && ` ${t('document.mailAnswer', { answer: error })}`}
    </span>
  )
}
