import { ApiKeysCard } from './api-keys-card'
import styles from '../account.module.css'
import { PasswordCard } from './password-card'
import { SecondFactorCard } from './second-factor-card'
import { SessionsCard } from './sessions-card'

export const SecuritySection = () => (
  <div className={styles.cards}>
    <PasswordCard />
    <SecondFactorCard />
    <SessionsCard />
    <ApiKeysCard />
  </div>
)
