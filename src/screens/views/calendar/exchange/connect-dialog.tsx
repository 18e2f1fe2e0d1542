import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetIdentity } from '#providers/auth/use-auth'
import { CopyButton } from '#shell/parts/copy-button'
import { apiUrl } from '#text/api-base'
import { ExchangeFrame } from './exchange-frame'
import type { ExchangeProps } from './exchange-props'
import styles from './exchange.module.css'

/** Where other programs find the calendars of the user (CalDAV), at the origin of the API. */
const serverPath = '/api/caldav/'
const programs = ['apple', 'thunderbird', 'android'] as const

/** How another program reads and changes the calendars of the user: address, user name, password, and the steps. */
export function ConnectDialog({ onClose }: ExchangeProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const address = new URL(apiUrl(serverPath), window.location.origin).href
  return (
    <ExchangeFrame title={t('exchange.connectTitle')} text={t('exchange.connectText')} onClose={onClose}>
      <Copied label={t('exchange.server')} text={address} />
      {user && <Copied label={t('exchange.userName')} text={user.email} />}
      <p>
        {t('exchange.keyText')}{' '}
        <Link to="/dashboard/user/account/security" onClick={onClose}>
          {t('exchange.keyLink')}
        </Link>
      </p>
      <ul className={styles.list}>
        {programs.map((program) => (
          <li key={program}>
            <div>
              <strong>{t(`exchange.programs.${program}`)}</strong>
              <p className="quiet">{t(`exchange.steps.${program}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </ExchangeFrame>
  )
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <section className={styles.address} aria-label={label}>
      <strong>{label}</strong>
      <code dir="ltr">{text}</code>
      <CopyButton text={text} />
    </section>
  )
}
