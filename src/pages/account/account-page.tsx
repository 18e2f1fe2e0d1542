import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#shell/navigation/page'
import styles from './account.module.css'
import { AccountTabs } from './account-tabs'
import { BillingSection } from './billing-section'
import { DisplaySection } from './display-section'
import { OwnForm } from './own-form'
import { PushCard } from './push/push-card'
import { SecuritySection } from './security/security-section'
import { tabUrl, type AccountTab } from './tabs'

const general = [
  'photoURL',
  'displayName',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'about',
  'locale',
  'timezone',
  'isPublic',
  'coverURL',
]
const notifications = ['notifyAbout', 'quietFrom', 'quietUntil']
const social = ['socialLinks']

const sections: Readonly<Record<AccountTab, ComponentType>> = {
  general: () => <OwnForm key="general" only={general} />,
  billing: BillingSection,
  notifications: () => (
    <>
      <OwnForm key="notifications" only={notifications} />
      <PushCard />
    </>
  ),
  social: () => <OwnForm key="social" only={social} />,
  security: SecuritySection,
  display: DisplaySection,
}

/** The account of the signed-in user; each tab has its own address. */
export function AccountPage({ tab }: { tab: AccountTab }) {
  const { t } = useTranslation()
  const Section = sections[tab]
  const name = t(`account.tabs.${tab}`)
  const steps =
    tab === 'general'
      ? [{ label: t('account.title') }]
      : [{ label: t('account.title'), to: tabUrl('general') }, { label: name }]
  return (
    <Page title={t('account.title')} steps={steps}>
      <AccountTabs current={tab} />
      <div className={styles.part}>
        <h2 className={styles.heading}>{name}</h2>
        <p className="quiet">{t(`account.tabTexts.${tab}`)}</p>
        <Section />
      </div>
    </Page>
  )
}
