import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { formatDistance, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { ApiKey } from '../account-calls'
import { useRoleName } from '../use-role-name'

/** An API key: name, last characters, expiry, last use and role. */
export function ApiKeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const roleName = useRoleName()
  const { name, ending, role, expiresAt, lastUsedAt } = apiKey
  const isOver = expiresAt !== null && isPast(expiresAt)
  const until = () => {
    if (expiresAt === null) return t('account.noEnd')
    return t(isOver ? 'account.endedAt' : 'account.endsAt', { when: formatInstant(expiresAt, locale) })
  }
  return (
    <li>
      <div>
        <strong>
          {name} <code dir="ltr">ck_…{ending}</code>
        </strong>
        <span className="quiet">
          {[
            until(),
            lastUsedAt
              ? t('account.lastUsed', { when: formatDistance(lastUsedAt, locale) })
              : t('account.neverUsed'),
          ].join(' · ')}
        </span>
      </div>
      <Chip size="small" color={isOver ? 'error' : 'default'} label={roleName(role)} />
      <button
        type="button"
        className="button"
        aria-label={t('account.revokeOf', { name })}
        onClick={onRevoke}
      >
        {t('account.revoke')}
      </button>
    </li>
  )
}

const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now()
