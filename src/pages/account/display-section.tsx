import { ResetButton } from '#shell/settings/reset-button'
import { SettingsSections } from '#shell/settings/settings-sections'
import styles from './account.module.css'

/** How the pages look in this browser: the settings of the drawer, for screens without the drawer. */
export const DisplaySection = () => (
  <section className={`card ${styles.display}`}>
    <div className={styles.reset}>
      <ResetButton />
    </div>
    <SettingsSections />
  </section>
)
